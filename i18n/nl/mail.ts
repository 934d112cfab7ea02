/** Every sentence in the mails the site sends. */
export const mail = {
  "mail.greeting": "Dag {firstname},",
  "mail.greetingUnnamed": "Dag,",
  "mail.closing": "Hartelijke groet,",
  "mail.buttonHint": "Werkt de knop niet? Open dan dit adres:",
  "mail.footer": "Deze mail komt van {fund}.",
  "mail.footerContact": "Vragen? Schrijf naar {email}.",

  "mail.loginCode.subject": "Je code om je aan te melden",
  "mail.loginCode.intro": "Met deze code meld je je aan:",
  "mail.loginCode.validity": "De code werkt {minutes} minuten en één keer. De knop werkt ook.",
  "mail.loginCode.button": "Aanmelden",
  "mail.loginCode.unasked": "Niet gevraagd? Je hoeft niets te doen. Geef de code aan niemand, ook niet aan het fonds.",
  "mail.loginLink.subject": "Je link om je aan te melden",
  "mail.loginLink.asked": "Er is vaak een code voor jou gevraagd. Daarom krijg je nu een link.",
  "mail.loginLink.guessed": "Iemand probeert codes te raden. Daarom krijg je nu een link.",
  "mail.loginLink.validity":
    "De link werkt {minutes} minuten en één keer. Open hem op het toestel waarop je je aanmeldt.",
  "mail.loginLink.unasked":
    "Niet gevraagd? Dan probeert iemand in jouw naam binnen te komen. Geef de link aan niemand.",

  "mail.listed.subject": "Je staat op de lijst van {fund}",
  "mail.listed.intro": "Je staat op de lijst als {firstname} {lastname}. Meld je aan met deze naam en dit e-mailadres.",

  "mail.factor.subject": "Je toegang tot het kantoor is veranderd",
  "mail.factor.added":
    "Je kunt het kantoor van het fonds nu ook openen met {way, select, passkey {een nieuwe toegangssleutel} other {een code-app}}.",
  "mail.factor.removed":
    "{way, select, passkey {Een toegangssleutel} other {Je code-app}} is verwijderd en opent het kantoor niet meer.",
  "mail.factor.forgotten": "De beheerder van de site heeft je toegangssleutels en je code-app verwijderd.",
  "mail.factor.unasked": "Was jij dat niet? Meld je in je account overal af en laat het ons meteen weten.",
  "mail.factor.button": "Naar mijn account",

  "mail.address.subject": "Je gegevens bij het fonds zijn veranderd",
  "mail.address.changed":
    "Op de personeelslijst staat nu {what, select, employeeId {een ander personeelsnummer} other {een ander e-mailadres}} voor jou. Je bent overal afgemeld.",
  "mail.address.unasked": "Wist je dat niet? Laat het meteen weten aan het fonds en je informaticadienst.",

  "mail.committee.subject": "De selectiecommissie heeft een nieuw lid",
  "mail.committee.intro": "{name} is nu lid van de selectiecommissie.",
  "mail.committee.unasked": "Wist je dat niet? Vraag het de commissie of de beheerder van de site.",

  "mail.operatorTest.subject": "Testmail van {fund}",
  "mail.operatorTest.intro": "De site kan mails versturen. Je hoeft niets te doen.",
  "mail.operatorTest.button": "Naar de site",

  "mail.answerReaches": "Je antwoord op deze mail gaat rechtstreeks naar deze persoon.",
  "mail.unasked": "Was jij dit niet? Je hoeft niets te doen.",
  "mail.fact.name": "Naam: {name}",
  "mail.fact.email": "E-mail: {email}",
  "mail.fact.phone": "Telefoon: {phone}",
  "mail.fact.language": "Taal: {language, select, nl {Nederlands} en {Engels} other {Frans}}",

  "mail.tie.subject": "De commissie moet kiezen tussen gelijke projecten",
  "mail.tie.intro": "Enkele projecten staan gelijk. De commissie kiest op de site.",
  "mail.tie.due": "De uitslag komt op {results}, of later als jullie nog niet kozen. Iedereen leest jullie reden.",
  "mail.tie.button": "Kies een volgorde",
  "mail.tie.secret": "Hou dit voor jezelf: niemand anders weet het al.",

  "mail.results.subject": "{call}: de uitslag is bekend",
  "mail.results.intro": "Bedankt voor je stem. Dit zijn de winnaars van {call}:",
  "mail.results.button": "Bekijk de uitslag",
  "mail.results.gone": "Jouw keuze is vernietigd toen de uitslag bekend werd.",
  "mail.results.check": "Zoek mijn code op de lijst",

  "mail.message.subject": "Bericht via de site: {topic}",
  "mail.message.intro": "Iemand schreef het fonds via de site.",
  "mail.messageReceived.subject": "We hebben je bericht ontvangen",
  "mail.messageReceived.intro":
    "Bedankt voor je bericht (onderwerp: {topic}). Je krijgt binnen twee werkdagen antwoord.",

  "mail.help.subject": "Iemand wil helpen: {title}",
  "mail.help.intro": "Iemand wil helpen met ‘{title}’ ({fund}). Spreek je iets af?",
  "mail.help.passOn":
    "Iemand wil helpen met ‘{title}’ van {organisation}. We hebben geen e-mailadres van die organisatie: geef je dit door?",
  "mail.help.noted": "Iemand wil helpen met ‘{title}’ van {organisation}. De organisatie weet het.",
  "mail.help.care": "Gebruik deze gegevens alleen om iets af te spreken.",
  "mail.help.button": "Bekijk de oproep",
  "mail.helpReceived.subject": "Fijn dat je wilt helpen: {title}",
  "mail.helpReceived.intro": "Je wilt helpen met ‘{title}’. {organisation} neemt contact met je op.",
  "mail.helpReceived.moment": "Wanneer: {moment}",
  "mail.helpReceived.calendar": "Zet het in je agenda",
  "mail.helpReceived.law":
    "Vrijwilligerswerk is onbetaald. De organisatie verzekert je en zegt vooraf welke onkosten ze betaalt.",

  "mail.pledge.subject": "Je gift aan {fund}",
  "mail.pledge.forFund": "Bedankt voor je gift aan {fund}. Schrijf ze over met deze gegevens.",
  "mail.pledge.forProject": "Bedankt voor je gift aan ‘{project}’, via {fund}. Schrijf ze over met deze gegevens.",
  "mail.pledge.holder": "Begunstigde: {holder}",
  "mail.pledge.iban": "IBAN: {iban}",
  "mail.pledge.amount": "Bedrag: {amount}",
  "mail.pledge.reference": "Gestructureerde mededeling: {reference}",
  "mail.pledge.why": "Neem de mededeling precies over. Zo herkennen we je gift.",
  "mail.pledge.button": "Toon de QR-code",
  "mail.pledge.noProof": "Deze mail is geen betaalbewijs en geen fiscaal attest.",

  "mail.voteReminder.subject": "{days, select, 0 {Vandaag kun je nog stemmen} other {Je kunt nog stemmen {until}}}",
  "mail.voteReminder.intro": "Je hebt nog niet gestemd. Stemmen kan {until}.",
  "mail.voteReminder.secret": "Je baas, je collega’s en het fonds zien niet wat je koos.",
  "mail.voteReminder.button": "Lees de projecten en stem",
  "mail.voteReminder.who": "Wie ziet wat?",
  "mail.voteReminder.why": "Je krijgt hoogstens twee herinneringen. Stemmen hoeft niet.",
};
