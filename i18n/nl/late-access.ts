/** The texts for people who may submit after the deadline. */
export const lateAccess = {
  "late.login": "Je krijgt extra tijd om in te dienen",
  "late.login.text": "<a>Meld je eerst aan</a>. Daarna kun je je link gebruiken.",
  "late.offer": "Het fonds geeft je extra tijd",
  "late.offer.text": "De link werkt voor één persoon. Gebruik hem alleen als hij voor jou bedoeld is.",
  "late.use": "Gebruik deze link",
  "late.mine": "Je hebt extra tijd",
  "late.mine.text": "De oproep is gesloten, maar jij kunt je dossier nog indienen {until}.",
};
