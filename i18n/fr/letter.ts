/** Every sentence of an access letter. */
export const letter = {
  "letter.title": "Lettres d’accès de {fund}",
  "letter.employeeId": "Numéro de personnel {employeeId}",
  "letter.heading": "Votre code d’accès personnel",
  "letter.greeting": "Bonjour {firstname},",
  "letter.intro": "Avec ce code, vous pouvez voter, proposer un projet ou demander une aide.",
  "letter.code": "Votre code",
  "letter.code.hint": "Scannez le code QR ou allez sur {address}",
  "letter.qr": "Code QR qui ouvre la page de connexion avec votre code",
  "letter.steps": "Comment vous connecter",
  "letter.step.open": "Scannez le code QR avec votre téléphone, ou allez à l’adresse ci-dessus.",
  "letter.step.who": "Indiquez votre numéro de personnel, votre prénom et votre nom, comme ci-dessus.",
  "letter.step.code": "Tapez le code s’il n’y est pas encore. Appuyez sur « {button} ».",
  "letter.keep": "Gardez cette lettre",
  "letter.keep.text":
    "Le code n’est que pour vous et fonctionne jusqu’à la prochaine lettre. Ne le donnez à personne. Ne l’écrivez que sur un bulletin en papier.",
  "letter.help": "Un problème, ou lettre perdue ?",
  "letter.help.text": "Demandez-nous une nouvelle lettre.",
};
