import type { projects as dutch } from "#i18n/nl/projects.ts";

export const projects = {
  "projects.title": "Projets",
  "projects.lead":
    "Tout ce que des collègues ont présenté : au vote, soutenu ou choisi par le fonds. Choisissez un appel et ouvrez un projet.",
  "projects.tabs": "Appels",
  "projects.count": "{count, plural, one {# projet} other {# projets}}",
  "projects.winnersFirst": "lauréats d’abord",
  "projects.newestFirst": "appel le plus récent d’abord",
  "projects.close": "Fermer ce projet",
  "projects.back": "Retour à la liste",
  "projects.more": "En savoir plus",
  "projects.story": "Lire toute l’histoire",
  "projects.none.title": "Pas encore de projets",
  "projects.none.text": "Ils apparaîtront ici dès que le comité aura lu les premiers dossiers.",
  "projects.none.action": "Présentez un projet",
  "projects.results.heading": "{call} : notre vote",
  "projects.results.votes": "{votes, plural, one {# collègue a voté} other {# collègues ont voté}}.",
  "projects.results.votesOf":
    "{votes, plural, one {# collègue a voté} other {# collègues ont voté}}, soit {turnout, number, percent} de ceux qui le pouvaient.",
  "projects.results.formula":
    "Ces voix comptent pour {vote, number, percent}, la note du comité pour {committee, number, percent}.",
  "projects.results.chart": "Voix par projet, {call}",
  "projects.results.count": "{votes, plural, one {# voix} other {# voix}}",
  "projects.results.table": "Afficher en tableau",
  "projects.results.project": "Projet",
  "projects.results.share": "Part",
  "projects.results.number": "Voix",
  "projects.internal.heading": "Les projets internes restent entre nous",
  "projects.internal.text":
    "Un collègue qui traverse une période difficile peut demander un soutien au fonds. Seul le comité de sélection lit ce dossier : pas de vote, pas d’annonce, pas de noms.",
  "projects.internal.only": "Nous ne partageons qu’un chiffre par an.",
  "projects.internal.requests":
    "{count, plural, one {demande interne soutenue} other {demandes internes soutenues}} en {year}",
  "projects.internal.amount": "de soutien interne en {year}",
  "projects.internal.action": "Demandez un soutien interne",
  "projects.selection.title": "La sélection du fonds",
  "projects.selection.lead":
    "Certains dossiers n’ont pas été soumis au vote, mais méritaient un soutien. Le fonds les a choisis lui-même.",
  "projects.selection.none.title": "Pas encore de sélection",
  "projects.selection.none.text": "Quand le fonds choisit lui-même un dossier, vous le lisez ici.",
  "projects.selection.none.action": "Voir tous les projets",
} satisfies Record<keyof typeof dutch, string>;
