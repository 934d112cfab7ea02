/** The sentences of mails. */
export const texts = {
  // Every sentence in the mails the site sends.
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

  "mail.setUp.subject": "Testmail van {fund}",
  "mail.setUp.intro": "De mails van de site komen aan. Typ deze code in op de pagina waar je de site instelt:",
  "mail.setUp.validity": "De code werkt {minutes} minuten.",
  "mail.officer.subject": "Je toegang tot {fund}",
  "mail.officer.intro":
    "Je bent nu {role, select, operator {beheerder} other {coördinator}} van {fund}. Meld je aan met je naam en dit e-mailadres.",
  "mail.officer.factor": "Daarna kies je een tweede bewijs: een toegangssleutel of een code-app.",
  "mail.roleGiven.subject": "Je rol bij {fund}",
  "mail.roleGiven.intro":
    "Je bent nu {role, select, committee {lid van de selectiecommissie} coordinator {coördinator} treasurer {penningmeester} editor {redacteur} board {lid van het bestuur} operator {beheerder} other {vervanger}} van {fund}.",
  "mail.roleGiven.what":
    "{role, select, committee {Je leest dossiers, geeft scores en beslist mee. Eerst zeg je bij elk dossier of je een belangenconflict hebt.} coordinator {Je leidt de oproepen, kijkt dossiers na en beantwoordt berichten.} treasurer {Je betaalt de steun die het fonds toekent.} editor {Je schrijft en vertaalt de teksten van de site.} board {Je leest wat het fonds beslist en geeft.} operator {Je houdt de site draaiend en geeft anderen hun rol. Je leest geen dossiers.} other {Je beoordeelt één aanvraag in de plaats van een lid van de commissie.}}",
  "mail.roleGiven.factor":
    "Meld je aan met je naam en dit e-mailadres. Daarna toon je een tweede bewijs: een toegangssleutel of een code-app. Bij de eerste keer kies je er een.",
  "mail.roleGiven.mistake": "Klopt dit niet? Laat het weten aan het fonds.",
  "mail.operatorTest.subject": "Testmail van {fund}",
  "mail.operatorTest.intro": "De site kan mails versturen. Je hoeft niets te doen.",
  "mail.operatorTest.button": "Naar de site",
  "mail.letterTrial.button": "Naar de beslissing",
  "mail.trial": "Dit is een proef: alleen jij kreeg deze mail.",

  "mail.answerReaches": "Je antwoord op deze mail gaat rechtstreeks naar deze persoon.",
  "mail.unasked": "Was jij dit niet? Je hoeft niets te doen.",
  "mail.fact.name": "Naam: {name}",
  "mail.fact.email": "E-mail: {email}",
  "mail.fact.phone": "Telefoon: {phone}",
  "mail.fact.language": "Taal: {language}",

  "mail.reserveReminder.subject": "Er staan nog projecten op de reservelijst",
  "mail.reserveReminder.intro": "De uitslag van {call} is bekend. Er staan nog projecten op de reservelijst.",
  "mail.reserveReminder.what": "Geef ze steun of weiger ze, zodat de aanvragers weten waar ze aan toe zijn.",
  "mail.reserveReminder.button": "Naar de reservelijst",
  "mail.reviewReminder.subject":
    "{count, plural, one {Er wacht nog 1 dossier op je score} other {Er wachten nog # dossiers op je score}}",
  "mail.reviewReminder.intro":
    "{count, plural, one {Voor de oproep ‘{call}’ moet je nog 1 dossier scoren.} other {Voor de oproep ‘{call}’ moet je nog # dossiers scoren.}}",
  "mail.reviewReminder.meets": "De commissie vergadert op {moment}.",
  "mail.reviewReminder.button": "Scoor de dossiers",
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
  "mail.message.button": "Antwoorden in het kantoor",
  "mail.messageAnswer.subject": "Antwoord op je bericht: {topic}",
  "mail.messageAnswer.intro": "Hier is het antwoord op je bericht.",
  "mail.messageAnswer.question": "Dit schreef je ons:",
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

  // Every sentence in the mails about a dossier. None contains a title, a reason or a request.
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
  "mail.dossierMoved.intro": "Je dossier {number} heeft een nieuwe status: {state}.",
  "mail.dossierMoved.bare": "Er is nieuws over je dossier {number}.",
  "mail.dossierDecided.intro":
    "Het fonds heeft beslist over je dossier {number}. Je leest de brief hieronder en in je account.",
  "mail.requestReminder.subject": "Er wacht iets op je in het kantoor",
  "mail.requestReminder.intro": "In het kantoor van het fonds wacht iets op je.",
  "mail.requestReminder.logIn": "Meld je aan om het te lezen.",
  "mail.requestReminder.due": "Het moet binnenkort een antwoord krijgen.",

  "mail.completionAsked.subject": "We hebben nog iets nodig voor je dossier",
  "mail.completionAsked.intro": "In je dossier {number} ontbreekt nog iets. Aanvullen en opnieuw indienen kan {until}.",
  "mail.completionAsked.button": "Vul mijn dossier aan",

  "mail.dossierMessage.subject": "Er is een bericht over je dossier",
  "mail.dossierMessage.intro": "Er is een nieuw bericht over je dossier {number}.",
  "mail.dossierMessage.button": "Lees het bericht",
  "mail.dossierMessage.officeSubject": "Een aanvrager schreef over een dossier",
  "mail.dossierMessage.officeIntro": "In het kantoor wacht een bericht over een dossier.",
  "mail.dossierMessage.officeButton": "Naar het kantoor",
  "mail.dossierBounced.subject": "Een mail aan een aanvrager kwam niet aan",
  "mail.dossierBounced.intro": "De mailserver van een aanvrager weigerde een mail over een dossier.",
  "mail.dossierBounced.what":
    "Kijk het adres na, of bel. In het account van de aanvrager staat alles. Een brief kun je afdrukken in Te verzenden.",
  "mail.dossierMention.subject": "Je wordt genoemd in een notitie",
  "mail.dossierMention.intro": "Een collega noemt je in een notitie over een dossier.",
  "mail.dossierMention.button": "Lees de notitie",

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

  "mail.projectApproval.subject": "Lees de tekst over je project",
  "mail.projectApproval.intro": "Het fonds schreef een tekst over je project {number}, voor de site.",
  "mail.projectApproval.read": "Lees hem na. Zeg of hij klopt, of wat er anders moet.",
  "mail.projectApproval.button": "Lees de tekst",
  "mail.projectApproval.silence": "Je kunt antwoorden {until}. Als we niets horen, mag de tekst op de site.",
  "mail.projectApproval.never": "Je naam of een foto tonen we nooit zonder je ja.",
  "mail.handOverComplete.subject": "Het financiële deel is ingevuld",
  "mail.handOverComplete.intro": "De organisatie vulde haar deel in. Lees je dossier na en dien het in.",
};
