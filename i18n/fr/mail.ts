import type { texts as dutch } from "#i18n/nl/mail.ts";

export const texts = {
  // Every sentence in the mails the site sends.
  "mail.greeting": "Bonjour {firstname},",
  "mail.greetingUnnamed": "Bonjour,",
  "mail.closing": "Bien cordialement,",
  "mail.buttonHint": "Le bouton ne fonctionne pas ? Ouvrez cette adresse :",
  "mail.footer": "Expéditeur : {fund}.",
  "mail.footerContact": "Une question ? Écrivez à {email}.",

  "mail.loginCode.subject": "Votre code de connexion",
  "mail.loginCode.intro": "Voici votre code de connexion :",
  "mail.loginCode.validity": "Le code fonctionne {minutes} minutes et une seule fois. Le bouton aussi.",
  "mail.loginCode.button": "Se connecter",
  "mail.loginCode.unasked":
    "Vous n’avez rien demandé ? Vous n’avez rien à faire. Ne donnez ce code à personne, pas même au fonds.",
  "mail.loginLink.subject": "Votre lien de connexion",
  "mail.loginLink.asked": "Un code a été demandé pour vous de nombreuses fois. Vous recevez donc un lien.",
  "mail.loginLink.guessed": "Quelqu’un essaie de deviner des codes. Vous recevez donc un lien.",
  "mail.loginLink.validity":
    "Le lien fonctionne {minutes} minutes et une seule fois. Ouvrez-le sur l’appareil où vous vous connectez.",
  "mail.loginLink.unasked":
    "Vous n’avez rien demandé ? Quelqu’un essaie d’entrer en votre nom. Ne donnez ce lien à personne.",

  "mail.listed.subject": "Vous êtes sur la liste : {fund}",
  "mail.listed.intro":
    "Vous êtes sur la liste sous le nom de {firstname} {lastname}. Connectez-vous avec ce nom et cette adresse e-mail.",

  "mail.factor.subject": "Votre accès au bureau a changé",
  "mail.factor.added":
    "Vous pouvez maintenant aussi ouvrir le bureau du fonds avec {way, select, passkey {une nouvelle clé d’accès} other {une application de codes}}.",
  "mail.factor.removed":
    "{way, select, passkey {Une clé d’accès a été supprimée et n’ouvre} other {Votre application de codes a été supprimée et n’ouvre}} plus le bureau.",
  "mail.factor.forgotten": "L’administrateur du site a supprimé vos clés d’accès et votre application de codes.",
  "mail.factor.unasked":
    "Ce n’était pas vous ? Déconnectez-vous partout dans votre compte et prévenez-nous tout de suite.",
  "mail.factor.button": "Vers mon compte",

  "mail.address.subject": "Vos données au fonds ont changé",
  "mail.address.changed":
    "La liste du personnel indique maintenant {what, select, employeeId {un autre numéro de personnel} other {une autre adresse e-mail}} pour vous. Vous avez été déconnecté partout.",
  "mail.address.unasked": "Vous ne le saviez pas ? Prévenez tout de suite le fonds et votre service informatique.",

  "mail.committee.subject": "Le comité de sélection a un nouveau membre",
  "mail.committee.intro": "{name} est maintenant membre du comité de sélection.",
  "mail.committee.unasked": "Vous ne le saviez pas ? Demandez au comité ou à l’administrateur du site.",

  "mail.setUp.subject": "E-mail de test : {fund}",
  "mail.setUp.intro": "Les e-mails du site arrivent. Tapez ce code sur la page où vous configurez le site :",
  "mail.setUp.validity": "Le code fonctionne pendant {minutes} minutes.",
  "mail.officer.subject": "Votre accès : {fund}",
  "mail.officer.intro":
    "Vous êtes maintenant {role, select, operator {administrateur ou administratrice} other {coordinateur ou coordinatrice}} : {fund}. Connectez-vous avec votre nom et cette adresse e-mail.",
  "mail.officer.factor": "Ensuite, vous choisissez une seconde preuve : une clé d’accès ou une application de codes.",
  "mail.roleGiven.subject": "Votre rôle auprès de {fund}",
  "mail.roleGiven.intro":
    "Vous êtes maintenant {role, select, committee {membre du comité de sélection} coordinator {coordinateur ou coordinatrice} treasurer {trésorier ou trésorière} editor {rédacteur ou rédactrice} board {membre du conseil} operator {administrateur ou administratrice} other {remplaçant ou remplaçante}} de {fund}.",
  "mail.roleGiven.what":
    "{role, select, committee {Vous lisez les dossiers, donnez des notes et décidez avec les autres. Pour chaque dossier, vous indiquez d’abord si vous avez un conflit d’intérêts.} coordinator {Vous gérez les appels, vérifiez les dossiers et répondez aux messages.} treasurer {Vous payez l’aide que le fonds accorde.} editor {Vous écrivez et traduisez les textes du site.} board {Vous lisez ce que le fonds décide et donne.} operator {Vous veillez au fonctionnement du site et donnez leur rôle aux autres. Vous ne lisez aucun dossier.} other {Vous jugez une demande d’aide à la place d’un membre du comité.}}",
  "mail.roleGiven.factor":
    "Connectez-vous avec votre nom et cette adresse e-mail. Vous montrez ensuite une seconde preuve : une clé d’accès ou une app de codes. La première fois, vous en choisissez une.",
  "mail.roleGiven.mistake": "Est-ce une erreur ? Dites-le au fonds.",
  "mail.operatorTest.subject": "E-mail de test : {fund}",
  "mail.operatorTest.intro": "Le site peut envoyer des e-mails. Vous n’avez rien à faire.",
  "mail.operatorTest.button": "Aller sur le site",
  "mail.letterTrial.button": "Vers la décision",
  "mail.trial": "Ceci est un test : personne d’autre n’a reçu cet e-mail.",

  "mail.answerReaches": "Votre réponse à cet e-mail parvient directement à cette personne.",
  "mail.unasked": "Ce n’était pas vous ? Vous n’avez rien à faire.",
  "mail.fact.name": "Nom : {name}",
  "mail.fact.email": "E-mail : {email}",
  "mail.fact.phone": "Téléphone : {phone}",
  "mail.fact.language": "Langue : {language}",

  "mail.reserveReminder.subject": "Des projets sont encore sur la liste de réserve",
  "mail.reserveReminder.intro": "Les résultats de {call} sont connus. Des projets sont encore sur la liste de réserve.",
  "mail.reserveReminder.what": "Soutenez-les ou refusez-les, pour que les demandeurs soient fixés.",
  "mail.reserveReminder.button": "Vers la liste de réserve",
  "mail.reviewReminder.subject":
    "{count, plural, one {1 dossier attend votre note} other {# dossiers attendent votre note}}",
  "mail.reviewReminder.intro":
    "{count, plural, one {Il vous reste 1 dossier à noter pour l’appel « {call} ».} other {Il vous reste # dossiers à noter pour l’appel « {call} ».}}",
  "mail.reviewReminder.meets": "Le comité se réunit le {moment}.",
  "mail.reviewReminder.button": "Noter les dossiers",
  "mail.tie.subject": "Le comité doit départager des projets à égalité",
  "mail.tie.intro": "Des projets sont à égalité. Le comité choisit sur le site.",
  "mail.tie.due":
    "Les résultats paraissent le {results}, ou plus tard si vous n’avez pas choisi. Tout le monde lira votre raison.",
  "mail.tie.button": "Choisir un ordre",
  "mail.tie.secret": "Gardez cela pour vous : personne d’autre ne le sait encore.",

  "mail.results.subject": "{call} : les résultats sont connus",
  "mail.results.intro": "Merci d’avoir voté. Voici les lauréats de « {call} » :",
  "mail.results.button": "Voir les résultats",
  "mail.results.gone": "Votre choix a été détruit à la publication des résultats.",
  "mail.results.check": "Chercher mon code dans la liste",

  "mail.message.subject": "Message via le site : {topic}",
  "mail.message.intro": "Quelqu’un a écrit au fonds via le site.",
  "mail.message.button": "Répondre dans le bureau",
  "mail.messageAnswer.subject": "Réponse à votre message : {topic}",
  "mail.messageAnswer.intro": "Voici la réponse à votre message.",
  "mail.messageAnswer.question": "Voici ce que vous nous avez écrit :",
  "mail.messageReceived.subject": "Nous avons bien reçu votre message",
  "mail.messageReceived.intro":
    "Merci pour votre message (sujet : {topic}). Vous recevrez une réponse dans les deux jours ouvrables.",

  "mail.help.subject": "Quelqu’un veut aider : {title}",
  "mail.help.intro": "Une personne veut aider : « {title} » ({fund}). Pouvez-vous la contacter ?",
  "mail.help.passOn":
    "Une personne veut aider : « {title} », de {organisation}. Nous n’avons pas l’adresse e-mail de cette organisation : pouvez-vous transmettre ?",
  "mail.help.noted": "Une personne veut aider : « {title} », de {organisation}. L’organisation est prévenue.",
  "mail.help.care": "N’utilisez ces données que pour convenir d’un rendez-vous.",
  "mail.help.button": "Voir la demande",
  "mail.helpReceived.subject": "Merci de vouloir aider : {title}",
  "mail.helpReceived.intro": "Vous voulez aider : « {title} ». {organisation} vous contactera.",
  "mail.helpReceived.moment": "Quand : {moment}",
  "mail.helpReceived.calendar": "L’ajouter à votre agenda",
  "mail.helpReceived.law":
    "Le bénévolat n’est pas payé. L’organisation vous assure et dit d’avance quels frais elle paie.",

  "mail.pledge.subject": "Votre don : {fund}",
  "mail.pledge.forFund": "Merci pour votre don ({fund}). Faites le virement avec ces données.",
  "mail.pledge.forProject": "Merci pour votre don à « {project} » ({fund}). Faites le virement avec ces données.",
  "mail.pledge.holder": "Bénéficiaire : {holder}",
  "mail.pledge.iban": "IBAN : {iban}",
  "mail.pledge.amount": "Montant : {amount}",
  "mail.pledge.reference": "Communication structurée : {reference}",
  "mail.pledge.why": "Recopiez exactement la communication. Elle nous permet de reconnaître votre don.",
  "mail.pledge.button": "Afficher le code QR",
  "mail.pledge.noProof": "Cet e-mail n’est ni une preuve de paiement ni une attestation fiscale.",

  "mail.voteReminder.subject":
    "{days, select, 0 {Vous pouvez encore voter aujourd’hui} other {Vous pouvez encore voter {until}}}",
  "mail.voteReminder.intro": "Vous n’avez pas encore voté. Vous pouvez voter {until}.",
  "mail.voteReminder.secret": "Ni votre chef, ni vos collègues, ni le fonds ne voient votre choix.",
  "mail.voteReminder.button": "Lire les projets et voter",
  "mail.voteReminder.who": "Qui voit quoi ?",
  "mail.voteReminder.why": "Vous recevez deux rappels au maximum. Voter n’est pas obligatoire.",

  // Every sentence in the mails about a dossier. None contains a title, a reason or a request.
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
  "mail.dossierMoved.intro": "Votre dossier {number} a un nouvel état : {state}.",
  "mail.dossierMoved.bare": "Il y a du nouveau pour votre dossier {number}.",
  "mail.dossierDecided.intro":
    "Le fonds a décidé de votre dossier {number}. Vous lisez la lettre ci-dessous et dans votre compte.",
  "mail.requestReminder.subject": "Quelque chose vous attend au bureau",
  "mail.requestReminder.intro": "Quelque chose vous attend au bureau du fonds.",
  "mail.requestReminder.logIn": "Connectez-vous pour le lire.",
  "mail.requestReminder.due": "Il faut bientôt y répondre.",

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
  "mail.dossierBounced.subject": "Un e-mail n’est pas arrivé",
  "mail.dossierBounced.intro": "Le serveur de messagerie d’une personne a refusé un e-mail au sujet d’un dossier.",
  "mail.dossierBounced.what":
    "Vérifiez l’adresse, ou téléphonez. Tout se trouve dans son compte. Vous pouvez imprimer une lettre dans les envois.",
  "mail.dossierMention.subject": "Une note vous mentionne",
  "mail.dossierMention.intro": "Un collègue vous mentionne dans une note au sujet d’un dossier.",
  "mail.dossierMention.button": "Lire la note",

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

  "mail.projectApproval.subject": "Lisez le texte sur votre projet",
  "mail.projectApproval.intro": "Le fonds a écrit un texte sur votre projet {number}, pour le site.",
  "mail.projectApproval.read": "Relisez-le. Dites s’il est juste, ou ce qui doit changer.",
  "mail.projectApproval.button": "Lire le texte",
  "mail.projectApproval.silence": "Vous pouvez répondre {until}. Sans réponse, le texte peut aller sur le site.",
  "mail.projectApproval.never": "Nous ne montrons jamais votre nom ni une photo sans votre oui.",
  "mail.handOverComplete.subject": "La partie financière est remplie",
  "mail.handOverComplete.intro": "L’organisation a rempli sa partie. Relisez votre dossier et introduisez-le.",
} satisfies Record<keyof typeof dutch, string>;
