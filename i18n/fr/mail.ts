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

  "mail.operatorTest.subject": "E-mail de test : {fund}",
  "mail.operatorTest.preheader": "Le site peut envoyer des e-mails.",
  "mail.operatorTest.intro": "Si vous lisez ceci, le site peut envoyer des e-mails. Vous n’avez rien d’autre à faire.",
  "mail.operatorTest.spam":
    "Cet e-mail est arrivé dans vos courriers indésirables ? Vérifiez alors les réglages de l’adresse d’envoi.",
  "mail.operatorTest.button": "Aller sur le site",
} satisfies Record<keyof typeof mailNl, string>;
