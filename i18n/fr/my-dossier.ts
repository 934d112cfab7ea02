import type { myDossier as dutch } from "#i18n/nl/my-dossier.ts";

/** What an applicant reads of dossiers of their own, once they are begun or sent. */
export const myDossier = {
  "myDossier.list": "Ce que vous avez commencé et introduit, le plus récent d’abord.",
  "myDossier.internal": "Soutien pour moi-même ou ma famille",
  "myDossier.external": "Projet d’une organisation",
  "myDossier.changed": "Dernière modification le {date}",
  "myDossier.goOn": "Continuer",
  "myDossier.open": "Voir le dossier",
  "myDossier.completeBy": "À compléter {until}",
  "myDossier.unread": "{count, plural, one {# nouveau message} other {# nouveaux messages}}",
  "myDossier.unsent": "Vos modifications ne sont pas encore envoyées",

  "myDossier.title": "Dossier {number}",
  "myDossier.lead": "Où en est votre dossier, et ce que vous pouvez encore faire.",
  "myDossier.all": "Tous mes dossiers",
  "myDossier.done.message": "Votre message est envoyé. Vous lirez la réponse ici.",
  "myDossier.done.withdrawn": "Votre dossier est retiré.",
  "myDossier.done.read": "Tout est lu.",

  "myDossier.asked": "Le fonds vous demande de compléter votre dossier",
  "myDossier.asked.until": "Vous pouvez le compléter et l’introduire à nouveau <strong>{until}</strong>.",
  "myDossier.asked.do": "Compléter mon dossier",
  "myDossier.asked.over":
    "Vous pouviez le compléter {until}. Vous voulez encore ajouter quelque chose ? Écrivez au fonds ci-dessous.",
  "myDossier.unsent.text":
    "Le fonds a toujours votre version précédente. Relisez vos modifications et envoyez-les, sinon elles ne comptent pas.",
  "myDossier.unsent.do": "Relire et envoyer",
  "myDossier.unsent.over": "Toutes vos modifications n’ont pas été envoyées",
  "myDossier.unsent.over.text":
    "Il n’est plus possible de modifier. Le fonds lit la dernière version que vous avez envoyée.",

  "myDossier.state": "Où il en est",
  "myDossier.edit": "Modifier mon dossier",
  "myDossier.edit.until": "Vous pouvez le modifier <strong>{until}</strong>.",
  "myDossier.edit.open": "Vous pouvez encore le modifier tant que le fonds ne l’a pas transmis au comité de sélection.",
  "myDossier.pdf": "Télécharger en PDF",
  "myDossier.history": "Ce qui s’est passé",
  "myDossier.sentAgain": "Vous avez envoyé la version {version, number}",

  "myDossier.versions": "Ce que vous avez envoyé",
  "myDossier.version": "Version {version, number}",
  "myDossier.version.sent": "Envoyée le {date}",
  "myDossier.changes": "{count, plural, one {Voir # modification} other {Voir # modifications}}",
  "myDossier.changes.none": "Vous avez rempli la même chose que dans la version précédente.",
  "myDossier.empty": "Non rempli",
  "myDossier.handedOver": "Ce que l’organisation a rempli elle-même n’apparaît pas ici.",
  "myDossier.files": "Fichiers",
  "myDossier.file.pending": "recherche de virus en cours",
  "myDossier.file.infected": "impossible à ouvrir : il contient un virus",

  "myDossier.messages": "Messages avec le fonds",
  "myDossier.messages.none": "Pas encore de messages. Une question sur votre dossier ? Posez-la ici.",
  "myDossier.messages.confidential": "Votre dossier est confidentiel : seul le comité de sélection vous répond ici.",
  "myDossier.you": "Vous",
  "myDossier.fund": "Le fonds",
  "myDossier.new": "nouveau",
  "myDossier.read": "Marquer comme lu",
  "myDossier.text": "Votre message",
  "myDossier.text.ask": "Écrivez d’abord votre message.",
  "myDossier.count": "{length, number} sur {most, number} caractères",
  "myDossier.write": "Envoyer votre message",

  "myDossier.withdraw": "Retirer mon dossier",
  "myDossier.withdraw.text":
    "Le fonds ne traitera alors pas votre dossier. C’est définitif ; si vous changez d’avis plus tard, vous en commencez un nouveau. Ce que vous avez envoyé reste lisible ici.",
  "myDossier.reason": "Pourquoi vous le retirez",
  "myDossier.reason.optional": "(facultatif)",
  "myDossier.reason.help": "Le fonds lit ceci. Rien ne vous oblige à le dire.",
  "myDossier.withdraw.do": "Retirer ce dossier",
} satisfies Record<keyof typeof dutch, string>;
