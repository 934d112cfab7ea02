export const submit = {
  "submit.heading": "Dien een project in",
  "submit.lead":
    "Je kent een organisatie met een goed plan. Jij draagt het voor, de commissie leest het, collega’s stemmen erover.",
  "submit.closed": "Externe projecten kun je nu niet indienen",
  "submit.closed.next": "De volgende oproep opent op {date}. Steun voor jezelf vragen kan het hele jaar.",
  "submit.closed.unknown":
    "Zodra de volgende oproep vastligt, lees je het hier. Steun voor jezelf vragen kan het hele jaar.",
  "submit.choose": "Voor wie vraag je steun?",
  "submit.choose.internal": "Voor mezelf of mijn gezin",
  "submit.choose.internal.text":
    "Alleen de selectiecommissie leest je vraag. Nooit een stemming, nooit een aankondiging, en het kan het hele jaar.",
  "submit.choose.internal.action": "Begin mijn vraag",
  "submit.choose.external": "Voor een organisatie",
  "submit.choose.external.text":
    "Je draagt een project voor. Komt het op de stemlijst, dan kiezen collega’s mee. Is het vertrouwelijk, dan beslist alleen de commissie.",
  "submit.choose.external.action": "Draag een project voor",
  "submit.know": "Goed om te weten voor je begint",
  "submit.know.text": "Het zijn vier delen. Je hoeft ze niet in één keer in te vullen.",
  "submit.who": "Wie",
  "submit.who.text":
    "Collega’s met een vast contract in België of Nederland, gepensioneerde collega’s, en collega’s namens een familielid dat in de organisatie actief is.",
  "submit.when": "Tot wanneer",
  "submit.when.text": "Verstuur je dossier ({call}) vóór {date}. Tot dan kun je het nog aanpassen of intrekken.",
  "submit.amount": "Hoeveel",
  "submit.amount.text":
    "Tot {active} als je zelf actief bent in de organisatie, anders tot {other}. Nooit meer dan het project kost.",
  "submit.ready": "Bij de hand",
  "submit.ready.text":
    "Het adres, het ondernemingsnummer en de rekening van de organisatie, haar statuten, en de gegevens van wie de overeenkomst mag tekenen. Ben je er actief, dan ook een bewijs daarvan.",
  "submit.time": "Hoelang",
  "submit.time.text":
    "Reken op een half uur. Wat je invult, blijft bewaard: je kunt stoppen en later verdergaan, ook op een ander toestel.",
  "submit.data": "Je gegevens",
  "submit.data.text":
    "Die dienen alleen om je dossier te behandelen. Rekeningnummers bewaren we versleuteld. <a>Lees wie wat ziet</a>.",
  "submit.login": "Meld je aan en begin",
  "submit.login.text":
    "Je e-mailadres, voornaam en naam zijn genoeg. Geen wachtwoord: we mailen je een code van zes cijfers.",
  "submit.login.tip": "Geen mailbox van het werk? Gebruik dan de code uit je toegangsbrief.",

  "submit.part": "Deel {step} / {steps}",
  "submit.partTitle": "{title} – deel {step} van {steps}",
  "submit.sections": "Onderdelen van dit deel",
  "submit.pause.deadline":
    "Je kunt tussendoor stoppen en later verdergaan. Je dossier moet verstuurd zijn vóór <strong>{date}</strong>.",
  "submit.pause.internal":
    "Je kunt tussendoor stoppen en later verdergaan. Er is geen deadline: een interne vraag mag het hele jaar.",
  "submit.pause.closed": "Er loopt nu geen oproep voor externe projecten. Je kunt wel al lezen wat we vragen.",
  "submit.back": "Ga terug",
  "submit.next": "Volgende stap",

  "submit.acquainted": "Kennismaking",
  "submit.describe-external": "De organisatie en haar project",
  "submit.describe-internal": "Vertel wat er speelt",
  "submit.financial": "Financiële gegevens",
  "submit.check": "Nalezen en versturen",
  "submit.check.text": "Je ziet al je antwoorden bij elkaar en kunt elk ervan nog wijzigen. Pas daarna verstuur je.",

  "submit.after": "Wat er daarna gebeurt",
  "submit.after.copy": "Je krijgt een kopie",
  "submit.after.copy.text": "Een mail met je dossiernummer en alles wat je invulde.",
  "submit.after.copy.discreet":
    "Een mail met je dossiernummer. Wat je schreef, staat er niet in: dat lees je in je account.",
  "submit.after.copy.none": "Alles staat in je account",
  "submit.after.copy.none.text":
    "We hebben geen mailadres van je en mailen dus niet. Wat er gebeurt, lees je in je account; je toegangsbrief brengt je er weer in.",
  "submit.after.change": "Je kunt nog wijzigen tot en met {last}.",
  "submit.after.intake": "Het fonds kijkt na of alles er is",
  "submit.after.intake.text": "Ontbreekt er iets, dan vragen we het en krijg je er tijd voor.",
  "submit.after.committee": "De commissie leest",
  "submit.after.committee.text":
    "Vanaf {date}, als de oproep gesloten is, leest ze alle dossiers. Ze kiest wat op de stemlijst komt.",
  "submit.after.committee.confidential":
    "Alleen de selectiecommissie leest je dossier, vanaf {date}, als de oproep gesloten is. Er komt geen stemming en geen aankondiging.",
  "submit.after.committee.internal":
    "Alleen zij leest wat je schreef. Wie in de commissie een band met je heeft, leest je vraag niet.",
  "submit.after.vote": "Collega’s stemmen",
  "submit.after.vote.text": "Staat je project op de stemlijst, dan kan iedereen stemmen van {opens} tot en met {last}.",
  "submit.after.answer": "Je krijgt antwoord",
  "submit.after.answer.text": "De uitslag komt op {date}. Is het nee, dan lees je altijd waarom.",
  "submit.after.answer.internal":
    "Alleen jij leest het, in je account. Is het nee, dan lees je waarom. Elke vraag vraagt haar tijd: tot dan zie je in je account hoe ver het staat.",

  "submit.optional": "(optioneel)",
  "submit.choose.one": "Kies…",
  "submit.count": "{length, number} van {most, number} tekens",
  "submit.empty": "Niet ingevuld",
  "submit.masked": "Het nummer is bewaard. Laat het veld leeg om het zo te houden.",
  "submit.mostSupport": "Je kunt hoogstens {amount} vragen.",
  "submit.copyApplicant": "Dat ben ik zelf: neem mijn gegevens over",
  "submit.section.error": "hier is iets na te kijken",
  "submit.section.done": "in orde",
  "submit.problem": "Kijk dit nog even na",
  "submit.problem.solved": "Dat is in orde. Ga maar verder",
  "submit.noMailbox":
    "Wil je mails over je dossier? Vul dan een adres in dat alleen jij leest. Anders lees je alles in je account.",
  "submit.toStart": "Naar het begin",
  "submit.toCheck": "Bewaar en ga naar het overzicht",
  "submit.pause.asked": "Het fonds vraagt je dit:",
  "submit.pause.complete": "Je kunt je dossier aanvullen tot en met <strong>{date}</strong>.",
  "submit.save.saved": "Bewaard om {time}",
  "submit.save.saving": "Bewaren…",
  "submit.save.offline": "Geen verbinding. Wat je typt, bewaren we zodra ze terug is. Laat deze pagina open.",
  "submit.save.failed": "Bewaren lukt even niet. We proberen het opnieuw. Laat deze pagina open.",
  "submit.save.loggedOut": "Je bent afgemeld. Wat je typte, staat hier nog.",
  "submit.save.logIn": "Meld je opnieuw aan (nieuw tabblad)",
  "submit.loggedOut": "Je bent afgemeld",
  "submit.loggedOut.text":
    "Er is niets verloren: wat je typte, wacht op deze pagina. Meld je aan in een nieuw tabblad en kom dan hier terug.",
  "submit.loggedOut.goOn": "Ik ben aangemeld: ga verder",
  "submit.conflict": "Op een ander toestel is iets anders ingevuld",
  "submit.conflict.text": "Kies welk antwoord blijft. Er is niets verloren.",
  "submit.conflict.here": "Op dit toestel",
  "submit.conflict.there": "Op het andere toestel",
  "submit.conflict.keepMine": "Houd het antwoord van dit toestel",
  "submit.conflict.take": "Neem het antwoord van het andere toestel",
  "submit.conflict.keep": "Wil je houden wat hier staat? Ga dan gewoon verder.",
  "submit.files.add": "Kies bestanden of sleep ze hierheen",
  "submit.files.list": "Toegevoegde bestanden",
  "submit.files.sending": "{percent, number} %",
  "submit.files.underWay": "Bestanden die nog onderweg zijn",
  "submit.files.waiting":
    "We wachten nog op {count, plural, one {een bestand} other {# bestanden}} en gaan dan vanzelf verder.",
  "submit.files.done": "Toegevoegd",
  "submit.files.scanning": "Toegevoegd, wordt nagekeken op virussen",
  "submit.files.infected": "In dit bestand zit een virus. Verwijder het en voeg een ander toe.",
  "submit.files.failed": "Versturen is niet gelukt.",
  "submit.files.remove": "Verwijder {name}",
  "submit.files.cancel": "Stop met {name}",
  "submit.files.retry": "Probeer opnieuw",
  "submit.files.send": "Voeg toe",
  "submit.files.begin": "Bewaar en voeg bestanden toe",
  "submit.files.look": "Bekijk {name}",
  "submit.change": "Wijzig",
  "submit.send": "Dossier indienen",
  "submit.send.again": "Wijzigingen indienen",
  "submit.send.closed": "Indienen kan nu niet",
  "submit.alreadySent": "Je dossier is al verstuurd",
  "submit.alreadySent.text":
    "We hebben het ontvangen onder nummer {number}. Sindsdien is er niets gewijzigd, dus er valt niets te versturen. Wijzig je hierboven toch nog iets, dan kun je dat hier opnieuw indienen.",
  "submit.send.promise": "Je krijgt een dossiernummer en een bevestiging. Tot de deadline kun je nog wijzigen.",
  "submit.send.promise.internal":
    "Je krijgt een dossiernummer en een bevestiging. Zolang het fonds je vraag niet opneemt, kun je nog wijzigen.",
  "submit.handOver.filled": "Dit deel heeft de organisatie ingevuld.",
  "submit.drafts": "Ga verder waar je gebleven was",
  "submit.drafts.internal": "Steun voor mezelf of mijn gezin",
  "submit.drafts.external": "Project van een organisatie",
  "submit.drafts.changed": "Laatst gewijzigd op {date}",
  "submit.drafts.continue": "Ga verder",
  "submit.drafts.discard": "Verwijder dit concept",
  "submit.drafts.discard.sure": "Alles wat je in dit concept schreef en toevoegde, is dan weg.",
  "submit.drafts.discarded": "Het concept is weggegooid.",
  "submit.drafts.sent": "Al je dossiers staan in <a>je account</a>.",
  "submit.sent": "Je dossier is binnen",
  "submit.sent.number": "Dossiernummer",
  "submit.sent.text": "Dank je wel. Bewaar dit nummer: daarmee vinden we je dossier meteen terug.",
  "submit.sent.internal": "Je vraag is goed aangekomen",
  "submit.sent.internal.text":
    "Dank je wel voor je vertrouwen. Noem dit nummer als je belt of schrijft, dan hoef je niets opnieuw te vertellen.",
  "submit.sent.urgent": "Kan het niet wachten?",
  "submit.sent.urgent.text": "Bel of mail het fonds en noem je nummer.",
  "submit.sent.pdf": "Download je dossier (pdf)",
  "submit.sent.account": "Volg je dossier in je account",

  "internal.heading": "Steun voor jou en je gezin",
  "internal.welcome": "Het hele jaar welkom",
  "internal.lead":
    "Ziekte, een scheiding, een factuur die blijft liggen. Vertel het in je eigen woorden, op je eigen tempo.",
  "internal.picture": "Een vrouw in een zetel, met een kop koffie",
  "internal.private": "Alleen de selectiecommissie leest wat je schrijft",
  "internal.private.1":
    "Je leidinggevende en de personeelsdienst zien niets. Ook het secretariaat van het fonds ziet alleen dat er een vraag is.",
  "internal.private.2": "Er komt nooit een stemming en nooit een aankondiging.",
  "internal.private.3": "Wie in de commissie een band met je heeft, leest je vraag niet.",
  "internal.private.4": "Wat je schrijft, staat versleuteld. Er blijft niets van achter in de browser.",
  "internal.how": "Zo gaat het",
  "internal.how.login": "Je meldt je aan",
  "internal.how.login.text": "Met je naam en e-mailadres, of met de code uit je toegangsbrief.",
  "internal.how.tell": "Je vertelt wat er speelt",
  "internal.how.tell.text":
    "Het hoeft niet in één keer en niet mooi geschreven. Stoppen en later verdergaan kan altijd.",
  "internal.how.answer": "De commissie antwoordt jou",
  "internal.how.answer.text": "Persoonlijk, en alleen jou. Is het nee, dan lees je waarom.",
  "internal.talk": "Liever eerst iemand horen?",
  "internal.talk.text": "Bel of mail het fonds. Je hoeft niet te zeggen waarover het gaat.",
  "internal.night":
    "Wordt het vannacht te zwaar? Er luistert altijd iemand, zonder dat je je naam zegt: <a>Tele-Onthaal, 106</a> in België, <b>de Luisterlijn, 088 0767 000</b> in Nederland.",
  "internal.know": "Goed om te weten",
  "internal.know.text": "Vier korte delen, en je hoeft niets uit je hoofd te weten.",
  "internal.who.text":
    "Wie een vast contract heeft in België of Nederland, en wie met pensioen is. Ook als het om je partner of je kinderen gaat.",
  "internal.when.text": "Het hele jaar. Er is geen deadline.",
  "internal.ready.text":
    "Je rekeningnummer. Heb je een factuur of een brief, dan kun je die toevoegen; nodig is het niet.",
  "internal.time.text":
    "Een kwartier volstaat meestal. Wat je invult, blijft bewaard: je kunt stoppen en later verdergaan, ook op een ander toestel.",
  "internal.data.text":
    "Die dienen alleen om je vraag te behandelen en staan versleuteld. <a>Lees wie wat ziet en hoelang we het bewaren</a>.",
  "internal.login": "Begin wanneer je wilt",
  "internal.login.text":
    "Vanavond, of een andere dag. Je e-mailadres, voornaam en naam zijn genoeg; een wachtwoord is niet nodig.",
  "internal.login.tip": "Zit je aan een gedeelde computer? Laat het vakje ‘Onthoud mij’ dan leeg.",
};
