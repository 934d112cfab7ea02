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
  "submit.choose.internal.action": "Vraag interne steun",
  "submit.choose.external": "Voor een organisatie",
  "submit.choose.external.text":
    "Je draagt een project voor. Komt het op de stemlijst, dan kiezen collega’s mee. Is het vertrouwelijk, dan beslist alleen de commissie.",
  "submit.choose.external.action": "Draag een project voor",
  "submit.know": "Goed om te weten voor je begint",
  "submit.know.text": "Het zijn vier delen. Kijk gerust vooraf wat we vragen.",
  "submit.know.preview": "Bekijk de vier delen",
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
    "Zo lang als je wilt: wat je invult, blijft bewaard. Je kunt stoppen en later verdergaan, ook op een ander toestel.",
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
  "submit.first": "Meld je eerst aan",
  "submit.first.text": "Daarna vul je dit in. Hieronder lees je alvast wat we vragen.",
  "submit.first.check": "Daarna staan hier al je antwoorden, deel per deel.",
  "submit.first.action": "Naar het aanmelden",
  "submit.pause.deadline":
    "Je kunt tussendoor stoppen en later verdergaan. Je dossier moet verstuurd zijn vóór <strong>{date}</strong>.",
  "submit.pause.internal":
    "Je kunt tussendoor stoppen en later verdergaan. Er is geen deadline: een interne vraag mag het hele jaar.",
  "submit.pause.closed": "Er loopt nu geen oproep voor externe projecten. Je kunt wel al lezen wat we vragen.",
  "submit.back": "Ga terug",
  "submit.next": "Volgende stap",
  "submit.begin": "Aanmelden en beginnen",
  "submit.look": "Bekijk dit deel",

  "submit.acquainted": "Kennismaking",
  "submit.describe-external": "De organisatie en haar project",
  "submit.describe-internal": "Vertel wat er speelt",
  "submit.financial": "Financiële gegevens",
  "submit.check": "Nalezen en versturen",
  "submit.check.text": "Je ziet al je antwoorden bij elkaar en kunt elk ervan nog wijzigen. Pas daarna verstuur je.",

  "submit.thanks": "Hier bedanken we je, zodra je dossier verstuurd is",
  "submit.thanks.title": "Na het versturen",
  "submit.thanks.text": "Er is nog geen dossier van jou binnen. Begin er één, of ga verder waar je gebleven was.",
  "submit.thanks.action": "Begin een dossier",
  "submit.after": "Wat er daarna gebeurt",
  "submit.after.copy": "Je krijgt een kopie",
  "submit.after.copy.text": "Een mail met je dossiernummer en alles wat je invulde.",
  "submit.after.change": "Je kunt nog wijzigen tot en met {last}.",
  "submit.after.intake": "Het fonds kijkt na of alles er is",
  "submit.after.intake.text": "Ontbreekt er iets, dan vragen we het en krijg je er tijd voor.",
  "submit.after.committee": "De commissie leest",
  "submit.after.committee.text":
    "Vertrouwelijke en interne dossiers blijven bij haar. Andere kunnen op de stemlijst komen.",
  "submit.after.answer": "Je krijgt antwoord",
  "submit.after.answer.text": "Altijd, en is het nee, dan altijd met de reden.",

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
  "internal.how.preview": "Bekijk vooraf wat we vragen",
  "internal.talk": "Liever eerst iemand horen?",
  "internal.talk.text": "Bel of mail het fonds. Je hoeft niet te zeggen waarover het gaat.",
  "internal.login": "Begin wanneer je wilt",
  "internal.login.text":
    "Vanavond, of een andere dag. Je e-mailadres, voornaam en naam zijn genoeg; een wachtwoord is niet nodig.",
  "internal.login.tip": "Zit je aan een gedeelde computer? Laat het vakje ‘Onthoud mij’ dan leeg.",
};
