/** Every sentence in the mails about a dossier. None contains a title, a reason or a request. */
export const mailDossier = {
  "mail.dossier.rest": "Meld je aan op de site om de rest te lezen.",
  "mail.dossier.button": "Naar mijn dossier",
  "mail.dossier.reason": "Het fonds schreef erbij:",
  "mail.dossier.ownReason": "Je schreef erbij:",

  "mail.dossierSent.subject": "Je dossier is goed aangekomen",
  "mail.dossierSent.intro": "Bedankt. Je dossier is ingediend. Bewaar het nummer: {number}.",
  "mail.dossierChanged.subject": "Je dossier is gewijzigd",
  "mail.dossierChanged.intro": "Je dossier {number} is gewijzigd. De nieuwe versie telt.",
  "mail.dossierSent.next": "Het fonds kijkt het na. Daarna leest de selectiecommissie het.",
  "mail.dossierSent.until": "Wijzigen of intrekken kan {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {Een kopie zit bij deze mail en staat ook op de site.} other {Een kopie staat op de site.}}",

  "mail.dossierMoved.subject": "Er is nieuws over je dossier",
  "mail.dossierMoved.intro": "Je dossier {number} heeft een nieuwe stand: {state}.",
  "mail.dossierMoved.bare": "Er is nieuws over je dossier {number}.",

  "mail.completionAsked.subject": "We hebben nog iets nodig voor je dossier",
  "mail.completionAsked.intro": "In je dossier {number} ontbreekt nog iets. Aanvullen en opnieuw indienen kan {until}.",
  "mail.completionAsked.button": "Vul mijn dossier aan",

  "mail.dossierMessage.subject": "Er is een bericht over je dossier",
  "mail.dossierMessage.intro": "Er is een nieuw bericht over je dossier {number}.",
  "mail.dossierMessage.button": "Lees het bericht",
  "mail.dossierMessage.officeSubject": "Een aanvrager schreef over een dossier",
  "mail.dossierMessage.officeIntro": "In het kantoor wacht een bericht over een dossier.",
  "mail.dossierMessage.officeButton": "Naar het kantoor",

  "mail.reminder.subject": "Je dossier is nog niet ingediend",
  "mail.reminder.intro": "Je begon aan een dossier, maar diende het nog niet in. Indienen kan {until}.",
  "mail.reminder.kept": "Alles is bewaard. Je gaat verder waar je gebleven was.",
  "mail.reminder.button": "Ga verder met mijn dossier",
  "mail.reminder.or": "Wil je het niet indienen? Dan hoef je niets te doen.",

  "mail.lateAccess.subject": "Je kunt je dossier nog indienen",
  "mail.lateAccess.intro": "De oproep is gesloten, maar het fonds geeft je extra tijd: indienen kan {until}.",
  "mail.lateAccess.own": "De link werkt voor één persoon: geef hem niet door.",
  "mail.lateAccess.button": "Mijn dossier indienen",

  "mail.handOver.subject": "Vul de gegevens van je organisatie in",
  "mail.handOver.intro":
    "{employee} draagt het project van ‘{organisation}’ voor bij {fund} en vraagt je om het financiële deel in te vullen.",
  "mail.handOver.needed":
    "Hou dit klaar: oprichtingsdatum, ondernemingsnummer, rekening, statuten en de gegevens van de persoon die tekent.",
  "mail.handOver.deadline": "{employee} kan het dossier indienen {until}. Vul dit deel liefst vroeger in.",
  "mail.handOver.button": "Vul het in",
  "mail.handOver.valid":
    "De link werkt {until}. Iedereen met deze link kan dit deel lezen en invullen. {employee} ziet alleen dat het klaar is.",
  "mail.handOver.questions": "Vragen? Antwoord op deze mail. Ken je {employee} niet? Dan hoef je niets te doen.",

  "mail.handOverComplete.subject": "Het financiële deel is ingevuld",
  "mail.handOverComplete.intro": "De organisatie vulde haar deel in. Lees je dossier na en dien het in.",
};
