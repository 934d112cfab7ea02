import type { mail as mailNl } from "#i18n/nl/mail.ts";

/** Every sentence in the mails the site sends. */
export const mail = {
  "mail.greeting": "Bonjour {firstname},",
  "mail.greetingUnnamed": "Bonjour,",
  "mail.closing": "Bien cordialement,",
  "mail.buttonHint": "Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :",
  "mail.footer": "Expéditeur : {fund}.",
  "mail.footerContact": "Une question ? Écrivez à {email}.",

  "mail.loginCode.subject": "Votre code de connexion",
  "mail.loginCode.preheader": "Votre code est valable {minutes} minutes.",
  "mail.loginCode.intro": "Voici votre code de connexion :",
  "mail.loginCode.validity":
    "Le code est valable {minutes} minutes et ne sert qu’une fois. Le lien de cet e-mail fonctionne aussi.",
  "mail.loginCode.button": "Se connecter",
  "mail.loginCode.unasked":
    "Vous n’avez pas demandé de code ? Vous n’avez rien à faire. Ne communiquez ce code à personne, pas même au fonds.",
  "mail.loginLink.subject": "Votre lien de connexion",
  "mail.loginLink.preheader": "Votre lien est valable {minutes} minutes.",
  "mail.loginLink.asked":
    "Un code a été demandé pour vous de nombreuses fois de suite. C’est pourquoi nous ne vous envoyons pas de code mais un lien : personne ne peut le deviner.",
  "mail.loginLink.guessed":
    "Quelqu’un essaie en ce moment de deviner beaucoup de codes sur notre site. C’est pourquoi nous n’envoyons pas de code pour l’instant, mais un lien : personne ne peut le deviner.",
  "mail.loginLink.validity":
    "Le lien est valable {minutes} minutes et ne sert qu’une fois. Ouvrez-le sur l’appareil avec lequel vous voulez vous connecter.",
  "mail.loginLink.unasked":
    "Vous n’avez rien demandé ? Quelqu’un essaie peut-être d’entrer en votre nom. Sans cet e-mail, c’est impossible. Ne communiquez ce lien à personne et prévenez-nous si cela continue.",

  "mail.listed.subject": "Vous figurez sur la liste : {fund}",
  "mail.listed.preheader": "Vous pouvez vous connecter.",
  "mail.listed.intro":
    "Vous avez demandé si vous figurez sur la liste. C’est le cas : vous y êtes sous le nom de {firstname} {lastname}. Connectez-vous avec cette adresse et ce nom.",

  "mail.factor.subject": "Votre accès au bureau a changé",
  "mail.factor.preheader": "Ce n’était pas vous ? Dites-le-nous tout de suite.",
  "mail.factor.added":
    "Désormais, {way, select, passkey {une nouvelle clé d’accès} other {une application de codes}} vous ouvre aussi le bureau du fonds.",
  "mail.factor.removed":
    "{way, select, passkey {L’une de vos clés d’accès a été supprimée et n’ouvre} other {Votre application de codes a été supprimée et n’ouvre}} plus le bureau du fonds.",
  "mail.factor.forgotten":
    "L’administrateur du site a supprimé vos clés d’accès et votre application de codes. À votre prochaine connexion, vous en configurerez une nouvelle.",
  "mail.factor.unasked":
    "Vous étiez au courant ? Alors il n’y a rien à faire. Sinon, déconnectez-vous partout sur la page de votre compte et dites-le-nous tout de suite.",
  "mail.factor.button": "Vers mon compte",

  "mail.address.subject": "Vos données au fonds ont changé",
  "mail.address.preheader": "Vous ne le saviez pas ? Dites-le tout de suite.",
  "mail.address.email":
    "La liste du personnel du fonds indique maintenant une autre adresse e-mail pour vous. Nous ne vous écrivons plus à cette adresse-ci. Vos connexions ont été fermées partout.",
  "mail.address.employeeId":
    "La liste du personnel du fonds indique maintenant un autre numéro de personnel pour vous. Vos connexions ont été fermées partout.",
  "mail.address.unasked":
    "Vous le saviez ? Alors il n’y a rien à faire. Sinon, prévenez tout de suite le fonds et le service informatique de votre entreprise.",

  "mail.committee.subject": "Le comité de sélection a un nouveau membre",
  "mail.committee.preheader": "Vous ne le saviez pas ? Renseignez-vous.",
  "mail.committee.intro": "{name} est maintenant membre du comité de sélection et peut lire tout ce que lit le comité.",
  "mail.committee.unasked":
    "Vous le saviez ? Alors il n’y a rien à faire. Sinon, renseignez-vous au comité et prévenez l’administrateur du site.",

  "mail.operatorTest.subject": "E-mail de test : {fund}",
  "mail.operatorTest.preheader": "Le site peut envoyer des e-mails.",
  "mail.operatorTest.intro": "Si vous lisez ceci, le site peut envoyer des e-mails. Vous n’avez rien d’autre à faire.",
  "mail.operatorTest.spam":
    "Cet e-mail est arrivé dans vos courriers indésirables ? Vérifiez alors les réglages de l’adresse d’envoi.",
  "mail.operatorTest.button": "Aller sur le site",

  "mail.answerReaches": "Répondez à cet e-mail : votre réponse parvient directement à la personne qui a écrit.",
  "mail.unasked": "Ce n’était pas vous ? Quelqu’un d’autre a donc saisi votre adresse. Vous n’avez rien à faire.",
  "mail.fact.name": "Nom : {name}",
  "mail.fact.email": "E-mail : {email}",
  "mail.fact.phone": "Téléphone : {phone}",
  "mail.fact.language": "Langue : {language, select, nl {néerlandais} en {anglais} other {français}}",

  "mail.tie.subject": "Le comité doit départager des projets à égalité",
  "mail.tie.preheader": "Les résultats vous attendent.",
  "mail.tie.intro":
    "Les voix ont été comptées. Des projets sont à égalité et la règle ne dit pas lequel gagne. C’est au comité de trancher : vous verrez sur le site de quels projets il s’agit.",
  "mail.tie.due":
    "Les résultats paraissent le {results}, ou dès que vous aurez tranché si c’est plus tard. Tout le monde lira la raison que vous donnez.",
  "mail.tie.button": "Choisir un ordre",
  "mail.tie.secret": "Gardez cela pour vous : personne d’autre n’en sait encore rien.",

  "mail.results.subject": "{call} : les résultats sont connus",
  "mail.results.preheader": "Voici les lauréats.",
  "mail.results.intro": "Vous avez voté : merci. Les résultats de « {call} » sont connus. Voici les lauréats :",
  "mail.results.figures":
    "Sur le site, vous voyez combien de voix chaque projet a obtenues, quelle a été la participation et comment le calcul a été fait.",
  "mail.results.button": "Voir les résultats",
  "mail.results.gone":
    "Le fonds ne conserve pas votre choix : il a été détruit au moment de la publication des résultats.",
  "mail.results.code":
    "Avez-vous gardé le code de votre vote ? Vous le retrouverez dans la liste de tous les codes. Vous pouvez aussi y recompter toutes les voix.",
  "mail.results.check": "Chercher mon code dans la liste",

  "mail.message.subject": "Message via le site : {topic}",
  "mail.message.intro": "Quelqu’un a écrit au fonds au moyen du formulaire de contact.",
  "mail.messageReceived.subject": "Nous avons bien reçu votre message",
  "mail.messageReceived.preheader": "Vous recevrez une réponse dans les deux jours ouvrables.",
  "mail.messageReceived.intro":
    "Merci pour votre message (sujet : {topic}). Le secrétariat le lit et répond dans les deux jours ouvrables, à cette adresse.",

  "mail.help.subject": "Quelqu’un veut aider : {title}",
  "mail.help.preheader": "Une personne s’est proposée via le site.",
  "mail.help.intro":
    "Sur le site du {fund}, une personne dit vouloir aider : « {title} ». Pouvez-vous convenir d’un rendez-vous ?",
  "mail.help.passOn":
    "Une personne veut aider : « {title} », de {organisation}. Nous ne connaissons pas l’adresse e-mail de cette organisation : pouvez-vous lui transmettre ceci ?",
  "mail.help.noted":
    "Une personne veut aider : « {title} », de {organisation}. L’organisation a reçu ses coordonnées et prend contact elle-même. Vous n’avez rien à faire.",
  "mail.help.care":
    "N’utilisez ces données que pour convenir d’un rendez-vous et ne les gardez pas plus longtemps que nécessaire.",
  "mail.help.button": "Voir la demande",
  "mail.helpReceived.subject": "Merci de vouloir aider : {title}",
  "mail.helpReceived.preheader": "L’organisation vous contactera elle-même.",
  "mail.helpReceived.intro":
    "Vous voulez aider : « {title} », de {organisation}. L’organisation reçoit vos coordonnées et vous contactera elle-même.",
  "mail.helpReceived.moment": "Quand : {moment}",
  "mail.helpReceived.calendar": "L’ajouter à votre agenda",
  "mail.helpReceived.law":
    "Le bénévolat n’est pas rémunéré. L’organisation prévoit une assurance et vous dit d’avance à quoi vous attendre, aussi pour vos frais.",

  "mail.pledge.subject": "Votre don : {fund}",
  "mail.pledge.preheader": "{amount} : comment faire le virement.",
  "mail.pledge.forFund":
    "Merci pour le don que vous annoncez ({fund}). Rien n’est encore payé : il vous reste à faire le virement dans l’application de votre banque, avec les données ci-dessous.",
  "mail.pledge.forProject":
    "Merci pour le don que vous annoncez en faveur de « {project} » ({fund}). Rien n’est encore payé : il vous reste à faire le virement dans l’application de votre banque, avec les données ci-dessous.",
  "mail.pledge.holder": "Bénéficiaire : {holder}",
  "mail.pledge.iban": "IBAN : {iban}",
  "mail.pledge.amount": "Montant : {amount}",
  "mail.pledge.reference": "Communication structurée : {reference}",
  "mail.pledge.why": "Recopiez la communication telle quelle. C’est à elle que le fonds reconnaît votre don.",
  "mail.pledge.button": "Afficher le code QR",
  "mail.pledge.noProof": "Cet e-mail n’est ni une preuve de paiement ni une attestation fiscale.",

  "mail.voteReminder.subject":
    "{days, select, 0 {Vous pouvez encore voter aujourd’hui} other {Vous pouvez encore voter {until}}}",
  "mail.voteReminder.preheader": "Vous pouvez voter {until}.",
  "mail.voteReminder.intro":
    "Vous n’avez pas encore voté. Choisissez avec vos collègues les projets que le fonds soutient : vous pouvez voter {until}.",
  "mail.voteReminder.secret": "Cela prend quelques minutes. Votre choix reste secret.",
  "mail.voteReminder.button": "Lire les projets et voter",
  "mail.voteReminder.who": "Qui voit quoi de votre vote ?",
  "mail.voteReminder.why":
    "Vous recevez ce mail parce que vous pouvez voter et ne l’avez pas encore fait. Nous envoyons deux rappels au plus par vote. Voter est libre : si vous ne le souhaitez pas, vous n’avez rien à faire.",
} satisfies Record<keyof typeof mailNl, string>;
