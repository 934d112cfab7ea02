import type { mailDossier as dutch } from "#i18n/nl/mail-dossier.ts";

/** Every sentence in the mails about a dossier. None contains a title, a reason or a request. */
export const mailDossier = {
  "mail.dossier.rest": "Connectez-vous au site pour lire la suite.",
  "mail.dossier.button": "Vers mon dossier",
  "mail.dossier.reason": "Le fonds a ajouté :",
  "mail.dossier.ownReason": "Vous avez écrit :",

  "mail.dossierSent.subject": "Nous avons bien reçu votre dossier",
  "mail.dossierSent.intro": "Merci. Votre dossier est introduit. Gardez son numéro : {number}.",
  "mail.dossierChanged.subject": "Votre dossier est modifié",
  "mail.dossierChanged.intro": "Votre dossier {number} est modifié. La nouvelle version compte.",
  "mail.dossierSent.next": "Le fonds le vérifie. Le comité de sélection le lit ensuite.",
  "mail.dossierSent.until": "Vous pouvez le modifier ou le retirer {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {Une copie est jointe et se trouve aussi sur le site.} other {Une copie se trouve sur le site.}}",

  "mail.dossierMoved.subject": "Il y a du nouveau pour votre dossier",
  "mail.dossierMoved.intro": "Votre dossier {number} a un nouveau statut : {state}.",
  "mail.dossierMoved.bare": "Il y a du nouveau pour votre dossier {number}.",

  "mail.completionAsked.subject": "Il nous manque encore quelque chose pour votre dossier",
  "mail.completionAsked.intro":
    "Il manque quelque chose dans votre dossier {number}. Vous pouvez le compléter et l’introduire à nouveau {until}.",
  "mail.completionAsked.button": "Compléter mon dossier",

  "mail.dossierMessage.subject": "Il y a un message au sujet de votre dossier",
  "mail.dossierMessage.intro": "Il y a un nouveau message au sujet de votre dossier {number}.",
  "mail.dossierMessage.button": "Lire le message",
  "mail.dossierMessage.officeSubject": "Un demandeur a écrit au sujet d’un dossier",
  "mail.dossierMessage.officeIntro": "Un message au sujet d’un dossier vous attend au bureau.",
  "mail.dossierMessage.officeButton": "Vers le bureau",

  "mail.reminder.subject": "Votre dossier n’est pas encore introduit",
  "mail.reminder.intro":
    "Vous avez commencé un dossier, mais ne l’avez pas encore introduit. Vous pouvez l’introduire {until}.",
  "mail.reminder.kept": "Tout est enregistré. Vous reprenez là où vous en étiez.",
  "mail.reminder.button": "Continuer mon dossier",
  "mail.reminder.or": "Vous ne voulez pas l’introduire ? Vous n’avez rien à faire.",

  "mail.lateAccess.subject": "Vous pouvez encore introduire votre dossier",
  "mail.lateAccess.intro":
    "L’appel est clôturé, mais le fonds vous accorde un délai : vous pouvez introduire votre dossier {until}.",
  "mail.lateAccess.own": "Le lien vaut pour une seule personne : ne le transmettez pas.",
  "mail.lateAccess.button": "Introduire mon dossier",

  "mail.handOver.subject": "Remplissez les données de votre organisation",
  "mail.handOver.intro":
    "{employee} propose le projet de « {organisation} » ({fund}) et vous demande de remplir la partie financière.",
  "mail.handOver.needed":
    "Préparez : date de création, numéro d’entreprise, compte, statuts et données de la personne qui signe.",
  "mail.handOver.deadline": "{employee} peut introduire le dossier {until}. Remplissez cette partie plus tôt.",
  "mail.handOver.button": "Remplir cette partie",
  "mail.handOver.valid":
    "Le lien fonctionne {until}. Toute personne qui a ce lien peut lire et remplir cette partie. {employee} voit seulement qu’elle est prête.",
  "mail.handOver.questions":
    "Des questions ? Répondez à cet e-mail. Vous ne connaissez pas {employee} ? Vous n’avez rien à faire.",

  "mail.handOverComplete.subject": "La partie financière est remplie",
  "mail.handOverComplete.intro": "L’organisation a rempli sa partie. Relisez votre dossier et introduisez-le.",
} satisfies Record<keyof typeof dutch, string>;
