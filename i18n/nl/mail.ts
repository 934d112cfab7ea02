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
  "mail.loginLink.subject": "Je link om je aan te melden",
  "mail.loginLink.preheader": "Je link is {minutes} minuten geldig.",
  "mail.loginLink.asked":
    "Er werd vaak na elkaar een code voor jou gevraagd. Daarom sturen we je nu geen code, maar een link: die kan niemand raden.",
  "mail.loginLink.guessed":
    "Iemand probeert nu op onze site veel codes te raden. Daarom sturen we even niemand een code, maar een link: die kan niemand raden.",
  "mail.loginLink.validity":
    "De link is {minutes} minuten geldig en werkt één keer. Open hem op het toestel waarop je je wilt aanmelden.",
  "mail.loginLink.unasked":
    "Heb je dit niet gevraagd? Dan probeert iemand misschien in jouw naam binnen te komen. Dat lukt niet zonder deze mail. Geef de link aan niemand door en laat het ons weten als het blijft duren.",

  "mail.listed.subject": "Je staat op de lijst van {fund}",
  "mail.listed.preheader": "Je kunt je aanmelden.",
  "mail.listed.intro":
    "Je vroeg of je op de lijst staat. Dat is zo: je staat erop als {firstname} {lastname}. Met dit mailadres en die naam meld je je aan.",

  "mail.factor.subject": "Je toegang tot het kantoor is veranderd",
  "mail.factor.preheader": "Was jij dat niet? Laat het ons meteen weten.",
  "mail.factor.added":
    "Je opent het kantoor van het fonds voortaan ook met {way, select, passkey {een nieuwe toegangssleutel} other {een code-app}}.",
  "mail.factor.removed":
    "{way, select, passkey {Een van je toegangssleutels} other {Je code-app}} is verwijderd en opent het kantoor van het fonds niet meer.",
  "mail.factor.forgotten":
    "De beheerder van de site heeft je toegangssleutels en je code-app verwijderd. Bij je volgende aanmelding stel je een nieuwe in.",
  "mail.factor.unasked":
    "Wist je hiervan? Dan hoef je niets te doen. Zo niet, meld je dan op je accountpagina overal af en laat het ons meteen weten.",
  "mail.factor.button": "Naar mijn account",

  "mail.address.subject": "Je gegevens bij het fonds zijn veranderd",
  "mail.address.preheader": "Wist je dat niet? Laat het meteen weten.",
  "mail.address.email":
    "Op de personeelslijst van het fonds staat voor jou nu een ander mailadres. Naar dit adres schrijven we je niet meer. Je bent overal afgemeld.",
  "mail.address.employeeId":
    "Op de personeelslijst van het fonds staat voor jou nu een ander personeelsnummer. Je bent overal afgemeld.",
  "mail.address.unasked":
    "Wist je dat? Dan hoef je niets te doen. Wist je het niet, laat het dan meteen weten aan het fonds en aan de informaticadienst van je bedrijf.",

  "mail.committee.subject": "De selectiecommissie heeft een nieuw lid",
  "mail.committee.preheader": "Wist je dat niet? Vraag het na.",
  "mail.committee.intro": "{name} is nu lid van de selectiecommissie en kan alles lezen wat de commissie leest.",
  "mail.committee.unasked":
    "Wist je dat? Dan hoef je niets te doen. Wist je het niet, vraag het dan na in de commissie en laat het weten aan de beheerder van de site.",

  "mail.operatorTest.subject": "Testmail van {fund}",
  "mail.operatorTest.preheader": "De site kan mails versturen.",
  "mail.operatorTest.intro": "Je leest dit, dus de site kan mails versturen. Je hoeft verder niets te doen.",
  "mail.operatorTest.spam":
    "Kwam deze mail bij de ongewenste mails terecht? Kijk dan de instellingen van het mailadres na.",
  "mail.operatorTest.button": "Naar de site",

  "mail.answerReaches": "Antwoord op deze mail: je antwoord gaat rechtstreeks naar wie dit schreef.",
  "mail.unasked": "Was jij dit niet? Dan vulde iemand anders je adres in. Je hoeft niets te doen.",
  "mail.fact.name": "Naam: {name}",
  "mail.fact.email": "E-mail: {email}",
  "mail.fact.phone": "Telefoon: {phone}",
  "mail.fact.language": "Taal: {language, select, nl {Nederlands} en {Engels} other {Frans}}",

  "mail.tie.subject": "De commissie moet kiezen tussen gelijke projecten",
  "mail.tie.preheader": "De uitslag wacht op jullie.",
  "mail.tie.intro":
    "De stemmen zijn geteld. Enkele projecten staan gelijk, en de regel beslist niet welk ervan wint. Dat doet de commissie: welke projecten het zijn, staat op de site.",
  "mail.tie.due":
    "De uitslag komt op {results}, of zodra jullie beslist hebben als dat later is. De reden die jullie geven, leest iedereen.",
  "mail.tie.button": "Kies een volgorde",
  "mail.tie.secret": "Hou dit voor jezelf: voor alle anderen is er nog niets bekend.",

  "mail.results.subject": "{call}: de uitslag is bekend",
  "mail.results.preheader": "Dit zijn de winnaars.",
  "mail.results.intro": "Je stemde mee, bedankt. De uitslag van {call} is bekend. Dit zijn de winnaars:",
  "mail.results.figures":
    "Op de site zie je hoeveel stemmen elk project kreeg, hoe groot de opkomst was en hoe er geteld is.",
  "mail.results.button": "Bekijk de uitslag",
  "mail.results.gone": "Wat jij koos, bewaart het fonds niet: dat is vernietigd toen de uitslag bekend werd.",
  "mail.results.code":
    "Bewaarde je de code van je stem? Dan vind je die terug op de lijst met alle codes. Je kunt er ook alle stemmen natellen.",
  "mail.results.check": "Zoek mijn code op de lijst",

  "mail.message.subject": "Bericht via de site: {topic}",
  "mail.message.intro": "Iemand schreef het fonds via het contactformulier.",
  "mail.messageReceived.subject": "We hebben je bericht ontvangen",
  "mail.messageReceived.preheader": "Je krijgt binnen twee werkdagen antwoord.",
  "mail.messageReceived.intro":
    "Bedankt voor je bericht (onderwerp: {topic}). Het secretariaat leest het en antwoordt binnen twee werkdagen op dit adres.",

  "mail.help.subject": "Iemand wil helpen: {title}",
  "mail.help.preheader": "Er meldde zich iemand aan via de site.",
  "mail.help.intro": "Via de site van {fund} liet iemand weten te willen helpen met ‘{title}’. Spreek je iets af?",
  "mail.help.passOn":
    "Iemand wil helpen met ‘{title}’ van {organisation}. Van die organisatie is geen e-mailadres bekend: geef je dit door?",
  "mail.help.noted":
    "Iemand wil helpen met ‘{title}’ van {organisation}. De organisatie kreeg de gegevens en spreekt zelf iets af. Je hoeft niets te doen.",
  "mail.help.care": "Gebruik deze gegevens alleen om iets af te spreken en bewaar ze niet langer dan nodig.",
  "mail.help.button": "Bekijk de oproep",
  "mail.helpReceived.subject": "Fijn dat je wilt helpen: {title}",
  "mail.helpReceived.preheader": "De organisatie neemt zelf contact met je op.",
  "mail.helpReceived.intro":
    "Je wilt helpen met ‘{title}’ van {organisation}. De organisatie krijgt je gegevens en neemt zelf contact met je op.",
  "mail.helpReceived.moment": "Wanneer: {moment}",
  "mail.helpReceived.calendar": "Zet het in je agenda",
  "mail.helpReceived.law":
    "Vrijwilligerswerk is onbetaald. De organisatie zorgt voor een verzekering en vertelt je vooraf wat je mag verwachten, ook over je onkosten.",

  "mail.pledge.subject": "Je gift aan {fund}",
  "mail.pledge.preheader": "{amount}: zo schrijf je over.",
  "mail.pledge.forFund":
    "Bedankt. Je wilt iets geven aan {fund}. Er is nog niets betaald: dat doe je zelf, in de app van je bank, met deze gegevens.",
  "mail.pledge.forProject":
    "Bedankt. Je wilt via {fund} iets geven voor ‘{project}’. Er is nog niets betaald: dat doe je zelf, in de app van je bank, met deze gegevens.",
  "mail.pledge.holder": "Begunstigde: {holder}",
  "mail.pledge.iban": "IBAN: {iban}",
  "mail.pledge.amount": "Bedrag: {amount}",
  "mail.pledge.reference": "Gestructureerde mededeling: {reference}",
  "mail.pledge.why": "Neem de mededeling precies over. Daaraan ziet het fonds welke gift het is.",
  "mail.pledge.button": "Toon de QR-code",
  "mail.pledge.noProof": "Deze mail is geen betaalbewijs en geen fiscaal attest.",

  "mail.voteReminder.subject": "{days, select, 0 {Vandaag kun je nog stemmen} other {Je kunt nog stemmen {until}}}",
  "mail.voteReminder.preheader": "Stemmen kan {until}.",
  "mail.voteReminder.intro":
    "Je hebt nog niet gestemd. Kies mee welke projecten het fonds steunt: stemmen kan {until}.",
  "mail.voteReminder.secret": "Het duurt een paar minuten. Wat je kiest, blijft geheim.",
  "mail.voteReminder.button": "Lees de projecten en stem",
  "mail.voteReminder.who": "Wie ziet wat van je stem?",
  "mail.voteReminder.why":
    "Je krijgt deze mail omdat je mag stemmen en dat nog niet deed. We herinneren je hooguit twee keer aan een stemming. Stemmen is vrij: wil je niet, dan hoef je niets te doen.",
};
