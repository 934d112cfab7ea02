/** Every sentence of an access letter. */
export const letter = {
  "letter.title": "Lettres d’accès de {fund}",
  "letter.employeeId": "Numéro de personnel {employeeId}",
  "letter.heading": "Votre code d’accès personnel",
  "letter.greeting": "Bonjour {firstname},",
  "letter.intro":
    "Avec ce code, vous pouvez voter, proposer un projet ou demander de l’aide au fonds. Vous n’avez pas besoin de boîte mail : un téléphone, une tablette ou un ordinateur suffit, même partagé.",
  "letter.code": "Votre code",
  "letter.code.hint": "Scannez le carré ci-contre, ou tapez le code sur {address}",
  "letter.qr": "Code QR qui ouvre la page de connexion avec votre code déjà rempli",
  "letter.steps": "Comment vous connecter",
  "letter.step.open": "Scannez le carré avec l’appareil photo de votre téléphone, ou allez à l’adresse ci-dessus.",
  "letter.step.who": "Indiquez votre numéro de personnel, votre prénom et votre nom, comme ci-dessus.",
  "letter.step.code": "Si le code n’y est pas encore, tapez-le. Appuyez sur « {button} ».",
  "letter.keep": "Gardez cette lettre",
  "letter.keep.text":
    "Le code n’est qu’à vous et reste valable. Ne le donnez à personne ; si vous votez sur papier, et seulement alors, écrivez-le sur votre bulletin. Si vous recevez plus tard une nouvelle lettre, ce code ne fonctionnera plus.",
  "letter.help": "Un problème, ou lettre perdue ?",
  "letter.help.text": "Demandez-nous. Vous recevrez une nouvelle lettre.",
};
