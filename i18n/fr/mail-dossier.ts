import type { mailDossier as dutch } from "#i18n/nl/mail-dossier.ts";

/** Every sentence in the mails about a dossier. None names a title, a reason or who asks for what. */
export const mailDossier = {
  "mail.dossier.number": "Dossier n° {number}",
  "mail.dossier.rest": "Vous lirez la suite sur le site, une fois connecté.",
  "mail.dossier.button": "Vers mon dossier",
  "mail.dossier.reason": "Le fonds a ajouté :",
  "mail.dossier.ownReason": "Voici ce que vous avez écrit :",

  "mail.dossierSent.subject": "Nous avons bien reçu votre dossier",
  "mail.dossierSent.intro":
    "Merci. Votre dossier est introduit. Il porte le numéro {number} : conservez-le précieusement.",
  "mail.dossierSent.next":
    "Le fonds vérifie maintenant que tout y est et vous demandera ce qui manque. Le comité de sélection le lira ensuite. Vous recevrez toujours une réponse.",
  "mail.dossierSent.until": "Vous pouvez le modifier ou le retirer {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {Vous trouverez en annexe une copie de tout ce que vous avez rempli. Elle est aussi sur le site.} other {Vous pouvez télécharger sur le site une copie de tout ce que vous avez rempli.}}",

  "mail.dossierMoved.subject": "Il y a du nouveau pour votre dossier",
  "mail.dossierMoved.intro": "Votre dossier portant le numéro {number} a un nouveau statut : {state}.",
  "mail.dossierMoved.bare": "Il y a du nouveau pour votre dossier portant le numéro {number}.",

  "mail.completionAsked.subject": "Il nous manque encore quelque chose pour votre dossier",
  "mail.completionAsked.preheader": "Vous pouvez le compléter {until}.",
  "mail.completionAsked.intro":
    "Il manque quelque chose dans votre dossier {number}. Vous pouvez le compléter et l’introduire à nouveau {until}.",
  "mail.completionAsked.button": "Compléter mon dossier",

  "mail.dossierMessage.subject": "Il y a un message au sujet de votre dossier",
  "mail.dossierMessage.intro": "Le fonds vous a écrit au sujet de votre dossier portant le numéro {number}.",
  "mail.dossierMessage.button": "Lire le message",
  "mail.dossierMessage.officeSubject": "Un demandeur a écrit au sujet d’un dossier",
  "mail.dossierMessage.officeIntro": "Un nouveau message au sujet d’un dossier vous attend au bureau.",
  "mail.dossierMessage.officeButton": "Vers le bureau",

  "mail.reminder.subject": "Votre dossier n’a pas encore été envoyé",
  "mail.reminder.preheader": "Vous pouvez l’introduire {until}.",
  "mail.reminder.intro":
    "Vous avez commencé un dossier, mais ne l’avez pas encore introduit. Vous pouvez l’introduire {until}.",
  "mail.reminder.kept":
    "Tout ce que vous avez rempli est conservé. Vous pouvez reprendre là où vous vous étiez arrêté.",
  "mail.reminder.button": "Continuer mon dossier",
  "mail.reminder.or": "Vous avez changé d’avis ? Alors vous n’avez rien à faire.",

  "mail.lateAccess.subject": "Vous pouvez encore introduire votre dossier",
  "mail.lateAccess.preheader": "Vous pouvez encore l’introduire {until}.",
  "mail.lateAccess.intro":
    "L’appel est clôturé, mais le fonds vous accorde un délai : vous pouvez introduire votre dossier {until}.",
  "mail.lateAccess.own":
    "Ce lien est pour vous seul. La première personne qui l’utilise le garde : ne le transmettez pas.",
  "mail.lateAccess.button": "Introduire mon dossier",

  "mail.handOver.subject": "Une demande de données sur votre organisation",
  "mail.handOver.preheader": "Vous pouvez les remplir {until}, sans vous connecter.",
  "mail.handOver.intro":
    "{employee} souhaite présenter « {organisation} » pour obtenir un soutien ({fund}) et vous demande de remplir la partie financière.",
  "mail.handOver.needed":
    "Gardez sous la main : la forme juridique, la date de création et le numéro d’entreprise, le compte bancaire, les statuts et les données de la personne qui peut signer pour l’organisation.",
  "mail.handOver.deadline":
    "{employee} peut introduire le dossier {until}. Remplissez cette partie quelques jours plus tôt.",
  "mail.handOver.button": "Remplir cette partie",
  "mail.handOver.valid":
    "Votre lien fonctionne {until}. Toute personne qui a ce lien peut lire et remplir cette partie : ne le transmettez qu’aux personnes autorisées. {employee} voit que c’est rempli, pas ce que vous avez écrit.",
  "mail.handOver.questions":
    "Des questions ? Répondez simplement à cet e-mail. Si vous ne connaissez pas {employee}, vous n’avez rien à faire.",

  "mail.handOverComplete.subject": "La partie que vous avez confiée est remplie",
  "mail.handOverComplete.intro":
    "Ce que vous avez demandé à quelqu’un d’autre de remplir est prêt. Relisez votre dossier et envoyez-le : c’est à vous de le faire.",
} satisfies Record<keyof typeof dutch, string>;
