/** What is said to whoever may hand in after the deadline. */
export const lateAccess = {
  "late.login": "Je kreeg extra tijd om in te dienen",
  "late.login.text": "<a>Meld je eerst aan</a>. Je komt hier terug en kunt je link dan gebruiken.",
  "late.offer": "Het fonds geeft je extra tijd",
  "late.offer.text":
    "Met deze link kun je nog indienen na de deadline. Wie hem als eerste gebruikt, houdt hem: gebruik hem alleen als hij voor jou bedoeld is.",
  "late.use": "Gebruik deze link",
  "late.mine": "Je hebt extra tijd",
  "late.mine.text": "De oproep is gesloten, maar jij kunt je dossier nog indienen {until}.",
};
