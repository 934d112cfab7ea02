/** Every sentence in the mails the site sends. */
export const mail = {
  "mail.greeting": "Dag {firstname},",
  "mail.greetingUnnamed": "Dag,",
  "mail.closing": "Hartelijke groet,",
  "mail.buttonHint": "Werkt de knop niet? Kopieer dan dit adres naar je browser:",
  "mail.footer": "Deze mail komt van {fund}.",
  "mail.footerContact": "Vragen? Schrijf naar {email}.",

  "mail.loginCode.subject": "Je code om je aan te melden",
  "mail.loginCode.preheader": "Je code is {minutes} minuten geldig.",
  "mail.loginCode.intro": "Met deze code meld je je aan:",
  "mail.loginCode.validity":
    "De code is {minutes} minuten geldig en werkt één keer. Je kunt ook de link in deze mail gebruiken.",
  "mail.loginCode.button": "Aanmelden",
  "mail.loginCode.unasked":
    "Heb je geen code gevraagd? Dan hoef je niets te doen. Geef de code aan niemand door, ook niet aan iemand van het fonds.",

  "mail.operatorTest.subject": "Testmail van {fund}",
  "mail.operatorTest.preheader": "De site kan mails versturen.",
  "mail.operatorTest.intro": "Je leest dit, dus de site kan mails versturen. Je hoeft verder niets te doen.",
  "mail.operatorTest.spam":
    "Kwam deze mail bij de ongewenste mails terecht? Kijk dan de instellingen van het mailadres na.",
  "mail.operatorTest.button": "Naar de site",
};
