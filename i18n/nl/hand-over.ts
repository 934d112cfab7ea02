/** What is said when the organisation fills in the financial part. */
export const handOver = {
  "handOver.offer": "Heeft de organisatie deze gegevens?",
  "handOver.offer.text":
    "Laat haar dit deel dan zelf invullen. We mailen haar een persoonlijke link, waarvoor ze zich niet hoeft aan te melden. Jij ziet wanneer het klaar is, niet wat er staat. Versturen doe je zelf.",
  "handOver.offer.seen": "Wat je hieronder al invulde, krijgt de organisatie te zien en kan ze wijzigen.",
  "handOver.email": "E-mailadres van wie het invult",
  "handOver.email.ask": "Vul het e-mailadres in waar de link heen moet.",
  "handOver.send": "Mail de link",
  "handOver.sendAgain": "Mail een nieuwe link",
  "handOver.waiting": "De organisatie vult dit deel in",
  "handOver.waiting.text": "We mailden de link op {made}. Hij werkt {until}. Hier zie je wanneer dit deel klaar is.",
  "handOver.over": "De link werkt niet meer",
  "handOver.over.text":
    "We mailden hem op {made}. Hij werkte {until}. Mail een nieuwe: wat al ingevuld is, blijft bewaard.",
  "handOver.changed": "De organisatie moet nog iets nakijken",
  "handOver.changed.text":
    "Je hebt je dossier gewijzigd, daardoor is dit deel niet meer volledig. De link van {made} werkt {until}: vraag de organisatie om hem opnieuw te openen, of mail een nieuwe.",
  "handOver.complete": "Dit deel is ingevuld door de organisatie",
  "handOver.complete.text":
    "Ze gaf het door op {date}. Wat er staat, is van haar: jij ziet het niet. Lees de rest na en verstuur je dossier.",
  "handOver.link": "De link, om zelf door te geven",
  "handOver.link.text":
    "Je ziet hem alleen nu. Wie hem heeft, kan dit deel lezen en invullen: geef hem alleen aan wie dat mag.",
  "handOver.copy": "Kopieer de link",
  "handOver.again": "Stuur een nieuwe link",
  "handOver.again.text": "De vorige link werkt dan niet meer. Wat al ingevuld is, blijft staan.",
  "handOver.takeBack": "Neem dit deel terug",
  "handOver.takeBack.sure":
    "Alles wat de organisatie invulde en toevoegde, wordt dan weggegooid, want het is niet aan jou om te lezen. Haar link werkt niet meer, en jij vult dit deel zelf in.",
  "handOver.takeBack.do": "Neem terug en gooi weg",
  "handOver.page": "Vul het financiële deel in",
  "handOver.page.text": "De organisatie vult hier zelf in wat bij haar berust, zonder aan te melden.",
  "handOver.page.lead": "{employee} draagt ‘{organisation}’ voor bij {fund} en vraagt jou om dit deel in te vullen.",
  "handOver.project": "Project",
  "handOver.deadline": "Deadline",
  "handOver.deadline.text":
    "{employee} dient het dossier in, en dat kan {deadline}. Vul dit deel liefst een paar dagen vroeger in.",
  "handOver.until": "Tot wanneer",
  "handOver.until.text": "Je link werkt {until}. We bewaren alles meteen: je kunt stoppen en later verdergaan.",
  "handOver.data": "Wie het leest",
  "handOver.data.text":
    "Wie bij het fonds over dit dossier gaat, en niemand anders. {employee} ziet dat dit deel klaar is, niet wat er staat. We bewaren het versleuteld, en in deze browser blijft niets achter. <a>Lees wie wat ziet</a>.",
  "handOver.number": "Het rijksregisternummer",
  "handOver.number.text":
    "We vragen het van wie tekent, omdat het in de overeenkomst moet staan. We bewaren het versleuteld, tonen het afgeschermd en noteren wie het bekijkt.",
  "handOver.involvement": "Bewijs van de inzet van {employee}",
  "handOver.involvement.ask": "Voeg een bewijs toe dat {employee} actief is in je organisatie.",
  "handOver.involvement.hint": "Bijvoorbeeld een brief van je organisatie of een afsprakennota voor vrijwilligers.",
  "handOver.keep": "Bewaar en ga later verder",
  "handOver.finish": "Klaar: geef door",
  "handOver.done": "Dank je wel, dit deel is klaar",
  "handOver.done.text":
    "{employee} krijgt bericht, leest het dossier na en verstuurt het. Jij hoeft niets meer te doen.",
  "handOver.done.change": "Wijzigen kan zolang het dossier open is en je link werkt, {until}.",
  "handOver.change": "Wijzig toch nog iets",
  "handOver.closed": "Dit deel kan nu niet meer gewijzigd worden",
  "handOver.closed.text": "Het dossier staat niet meer open voor wijzigingen. {employee} weet hoe ver het staat.",
  "handOver.dead": "Deze link werkt niet meer",
  "handOver.dead.text":
    "Hij is over tijd, vervangen door een nieuwere of ingetrokken. Misschien is hij onderweg afgebroken: neem hem dan helemaal over uit de mail.",
  "handOver.dead.then":
    "Vraag een nieuwe link aan wie je vroeg om dit deel in te vullen; op de mail kun je antwoorden. Lukt dat niet, <a>schrijf dan het fonds</a>.",
};
