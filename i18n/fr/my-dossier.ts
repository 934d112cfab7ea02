import type { myDossier as dutch } from "#i18n/nl/my-dossier.ts";

/** What an applicant reads of dossiers of their own, once they are begun or sent. */
export const myDossier = {
  "myDossier.list": "Le plus récent d’abord.",
  "myDossier.internal": "Aide pour moi ou ma famille",
  "myDossier.external": "Projet d’une organisation",
  "myDossier.changed": "Dernière modification le {date}",
  "myDossier.goOn": "Continuer",
  "myDossier.open": "Voir le dossier",
  "myDossier.completeBy": "À compléter {until}",
  "myDossier.unread": "{count, plural, one {# nouveau message} other {# nouveaux messages}}",
  "myDossier.unsent": "Vos modifications ne sont pas encore introduites",

  "myDossier.title": "Dossier {number}",
  "myDossier.lead": "Où en est votre dossier, et ce que vous pouvez encore faire.",
  "myDossier.all": "Tous mes dossiers",
  "myDossier.done.message": "Votre message est envoyé. Vous lirez la réponse ici.",
  "myDossier.done.withdrawn": "Votre dossier est retiré.",
  "myDossier.done.read": "Tout est lu.",

  "myDossier.asked": "Complétez votre dossier",
  "myDossier.asked.until": "Vous pouvez le compléter et l’introduire à nouveau <strong>{until}</strong>.",
  "myDossier.asked.do": "Compléter mon dossier",
  "myDossier.asked.over":
    "Vous pouviez le compléter {until}. Vous voulez ajouter quelque chose ? Écrivez-nous ci-dessous.",
  "myDossier.unsent.text": "Votre version précédente compte encore. Introduisez vos modifications.",
  "myDossier.unsent.do": "Vérifier et introduire",
  "myDossier.unsent.over": "Toutes vos modifications n’ont pas été introduites",
  "myDossier.unsent.over.text": "Vous ne pouvez plus le modifier. La dernière version introduite compte.",

  "myDossier.state": "Où il en est",
  "myDossier.edit": "Modifier mon dossier",
  "myDossier.edit.until": "Vous pouvez le modifier <strong>{until}</strong>.",
  "myDossier.edit.open": "Vous pouvez le modifier tant que le comité de sélection n’a pas commencé.",
  "myDossier.pdf": "Télécharger en PDF",
  "myDossier.history": "Ce qui s’est passé",
  "myDossier.sentAgain": "Vous avez introduit la version {version, number}",

  "myDossier.versions": "Ce que vous avez introduit",
  "myDossier.version": "Version {version, number}",
  "myDossier.version.sent": "Introduite le {date}",
  "myDossier.changes": "{count, plural, one {Voir # modification} other {Voir # modifications}}",
  "myDossier.changes.none": "Aucune différence avec la version précédente.",
  "myDossier.empty": "Non rempli",
  "myDossier.handedOver": "La partie de l’organisation n’apparaît pas ici.",
  "myDossier.files": "Fichiers",
  "myDossier.file.pending": "vérification antivirus en cours",
  "myDossier.file.infected": "contient un virus",

  "myDossier.messages": "Messages avec le fonds",
  "myDossier.messages.none": "Une question sur votre dossier ? Posez-la ici.",
  "myDossier.messages.confidential": "Seul le comité de sélection lit et répond ici.",
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
    "Nous ne traiterons alors pas votre dossier. C’est définitif, mais vous pouvez en commencer un nouveau.",
  "myDossier.reason": "Pourquoi le retirez-vous ?",
  "myDossier.reason.optional": "(facultatif)",
  "myDossier.withdraw.do": "Retirer ce dossier",
} satisfies Record<keyof typeof dutch, string>;
