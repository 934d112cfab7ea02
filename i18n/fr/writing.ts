import type { texts as dutch } from "#i18n/nl/writing.ts";

export const texts = {
  // The list of texts.
  "writing.title": "Textes",
  "writing.gaps":
    "{count, plural, =0 {Tous les textes sont complets} one {# texte n’est pas complet} other {# textes ne sont pas complets}}",
  "writing.lead":
    "Voici les pages que le fonds écrit lui-même. Le néerlandais remplace les textes qui manquent dans une autre langue.",
  "writing.list": "Pages",
  "writing.page.about": "À propos du fonds",
  "writing.page.disclaimer": "Avertissement",
  "writing.page.privacy-policy": "Politique de confidentialité",
  "writing.page.cookie-policy": "Politique des cookies",
  "writing.page.cookie-management": "Gestion des cookies",
  "writing.page.terms-and-conditions": "Conditions générales",
  "writing.page.accessibility": "Accessibilité",
  "writing.state.complete": "complet",
  "writing.state.behind": "plus ancien que le néerlandais",
  "writing.state.partial": "pas entièrement traduit",
  "writing.state.missing": "manque",
  "writing.changed": "{date}",
  "writing.changedBy": "{date}, {writer}",
  "writing.never": "pas encore écrit",
  "writing.choose": "Choisissez une page pour l’écrire.",

  // The editor.
  "writing.heading": "Titre",
  "writing.intro": "En bref",
  "writing.body": "Texte",
  "writing.body.help": "Markdown : ## pour un intertitre, - pour une liste, **gras**, [lien](https://…).",
  "writing.note": "Qu’est-ce qui a changé ?",
  "writing.note.help": "Les lecteurs des anciennes versions voient cette phrase.",
  "writing.field": "{field} ({language})",
  "writing.label": "{label}",
  "writing.upToDate": "Ce texte correspond encore au néerlandais",
  "writing.save": "Publier",
  "writing.preview": "Voir l’aperçu",
  "writing.saved": "Publié. L’ancien texte est gardé.",
  "writing.same": "Rien n’a changé.",
  "writing.seeSite": "Voir la page",
  "writing.previewOf": "Aperçu : {language}",
  "writing.previewOf.text": "Pas encore publié.",

  // Versions.
  "writing.versions": "Versions",
  "writing.version.present": "actuellement sur le site",
  "writing.version.first": "Première version",
  "writing.version.compare": "Qu’est-ce qui change ?",
  "writing.version.restore": "Reprendre ce texte",
  "writing.version.of": "Version du {date}",
  "writing.version.before": "À ce moment",
  "writing.version.after": "Maintenant",
  "writing.version.nothing": "Rien",
  "writing.version.same": "Cette version est identique à l’actuelle.",
  "writing.version.close": "Fermer",
  "writing.restored": "Vous voyez le texte du {date}",
  "writing.restored.text": "Publiez pour le remettre sur le site. Rien n’a encore changé.",
} satisfies Record<keyof typeof dutch, string>;
