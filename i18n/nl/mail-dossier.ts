/** Every sentence in the mails about a dossier. None names a title, a reason or who asks for what. */
export const mailDossier = {
  "mail.dossier.number": "Dossier {number}",
  "mail.dossier.rest": "De rest lees je op de site, nadat je je aangemeld hebt.",
  "mail.dossier.button": "Naar mijn dossier",
  "mail.dossier.reason": "Dit schreef het fonds erbij:",
  "mail.dossier.ownReason": "Dit schreef je erbij:",

  "mail.dossierSent.subject": "We hebben je dossier goed ontvangen",
  "mail.dossierSent.intro": "Bedankt. Je dossier is ingediend. Het nummer is {number}: bewaar het goed.",
  "mail.dossierSent.next":
    "Het fonds kijkt nu na of alles er is, en vraagt je wat ontbreekt. Daarna leest de selectiecommissie het. Je krijgt altijd antwoord.",
  "mail.dossierSent.until": "Wijzigen of intrekken kan {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {Bij deze mail zit een kopie van alles wat je invulde. Je vindt ze ook op de site.} other {Een kopie van alles wat je invulde, download je op de site.}}",

  "mail.dossierMoved.subject": "Er is nieuws over je dossier",
  "mail.dossierMoved.intro": "Je dossier met nummer {number} heeft een nieuwe stand: {state}.",
  "mail.dossierMoved.bare": "Er is nieuws over je dossier met nummer {number}.",

  "mail.completionAsked.subject": "We hebben nog iets nodig voor je dossier",
  "mail.completionAsked.preheader": "Aanvullen kan {until}.",
  "mail.completionAsked.intro": "In je dossier {number} ontbreekt nog iets. Aanvullen en opnieuw indienen kan {until}.",
  "mail.completionAsked.button": "Vul mijn dossier aan",

  "mail.dossierMessage.subject": "Er is een bericht over je dossier",
  "mail.dossierMessage.intro": "Het fonds schreef je over je dossier met nummer {number}.",
  "mail.dossierMessage.button": "Lees het bericht",
  "mail.dossierMessage.officeSubject": "Een aanvrager schreef over een dossier",
  "mail.dossierMessage.officeIntro": "In het kantoor wacht een nieuw bericht over een dossier.",
  "mail.dossierMessage.officeButton": "Naar het kantoor",

  "mail.reminder.subject": "Je dossier is nog niet verstuurd",
  "mail.reminder.preheader": "Indienen kan {until}.",
  "mail.reminder.intro": "Je begon aan een dossier, maar diende het nog niet in. Indienen kan {until}.",
  "mail.reminder.kept": "Alles wat je invulde, is bewaard. Je gaat verder waar je gebleven was.",
  "mail.reminder.button": "Ga verder met mijn dossier",
  "mail.reminder.or": "Wil je het toch niet indienen? Dan hoef je niets te doen.",

  "mail.lateAccess.subject": "Je kunt je dossier nog indienen",
  "mail.lateAccess.preheader": "Indienen kan nog {until}.",
  "mail.lateAccess.intro": "De oproep is gesloten, maar het fonds geeft je extra tijd: indienen kan {until}.",
  "mail.lateAccess.own": "De link is voor jou alleen. Wie hem als eerste gebruikt, houdt hem: geef hem niet door.",
  "mail.lateAccess.button": "Mijn dossier indienen",

  "mail.handOver.subject": "Een vraag om gegevens van je organisatie",
  "mail.handOver.preheader": "Invullen kan {until}, zonder aan te melden.",
  "mail.handOver.intro":
    "{employee} wil ‘{organisation}’ voordragen voor steun van {fund}, en vraagt jou om het financiële deel in te vullen.",
  "mail.handOver.needed":
    "Hou dit bij de hand: de rechtsvorm, de oprichtingsdatum en het ondernemingsnummer, de rekening, de statuten, en de gegevens van wie voor de organisatie mag tekenen.",
  "mail.handOver.deadline":
    "{employee} kan het dossier indienen {until}. Vul dit deel liefst een paar dagen vroeger in.",
  "mail.handOver.button": "Vul het in",
  "mail.handOver.valid":
    "Je link werkt {until}. Iedereen met deze link kan dit deel lezen en invullen: geef hem alleen door als dat mag. {employee} ziet dat het ingevuld is, niet wat er staat.",
  "mail.handOver.questions": "Vragen? Antwoord gerust op deze mail. Ken je {employee} niet, dan hoef je niets te doen.",

  "mail.handOverComplete.subject": "Het deel dat je doorgaf, is ingevuld",
  "mail.handOverComplete.intro":
    "Wat je aan iemand anders vroeg om in te vullen, is klaar. Lees je dossier na en verstuur het: dat doe je zelf.",
};
