import type { login as dutch } from "#i18n/nl/login.ts";

export const login = {
  "login.email": "Adresse e-mail",
  "login.firstname": "Prénom",
  "login.lastname": "Nom",
  "login.remember": "Se souvenir de moi sur cet appareil",
  "login.send": "Envoyez-moi un code",
  "login.heading": "Connectez-vous pour voter ou introduire un dossier",
  "login.title": "Se connecter",
  "login.text": "Pas de mot de passe. Nous envoyons un code à six chiffres dans votre boîte mail.",
  "login.picture": "Un jeune groupe répète sur une petite scène",
  "login.email.help": "Votre adresse professionnelle, ou privée si vous êtes retraité.",
  "login.employeeId": "Numéro de personnel",
  "login.employeeId.help": "8 chiffres, sur votre profil professionnel.",
  "login.employeeId.where": "Où trouver mon numéro de personnel ?",
  "login.employeeId.there":
    "Ouvrez votre profil professionnel : le numéro à 8 chiffres y figure. Si vous ne le trouvez pas, laissez ce champ vide.",
  "login.optional": "(facultatif)",
  "login.notOpen": "La connexion n’est pas encore possible ici",
  "login.notOpen.text":
    "Sur ce site, la connexion n’est pas encore ouverte. Aucun code n’a été envoyé et rien n’a été conservé ; ce que vous avez rempli figure encore ci-dessous. C’est urgent ? Écrivez à <a>{email}</a>.",
} satisfies Record<keyof typeof dutch, string>;
