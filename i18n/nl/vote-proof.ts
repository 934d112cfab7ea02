export const voteProof = {
  "proof.who": "Wie ziet wat?",
  "proof.who.lead":
    "Je baas, je collega’s, het fonds, wie de site beheert: dit is wat elk van hen van je stem te zien krijgt. Niet meer en niet minder.",
  "proof.who.caption": "Wie wat ziet van je stem, en wanneer",
  "proof.who.person": "Wie",
  "proof.who.voting": "Tijdens de stemming",
  "proof.who.closed": "Na de sluiting",
  "proof.who.released": "Na de uitslag",
  "proof.you": "Jij",
  "proof.you.voting": "Wat je koos, en je code.",
  "proof.you.closed": "Wat je koos, en je code.",
  "proof.you.released": "Dat je gestemd hebt. Wat je koos, is dan voorgoed gewist.",
  "proof.colleague": "Je baas en je collega’s",
  "proof.colleague.voting": "Niets. Ook niet of je gestemd hebt.",
  "proof.colleague.closed": "Alle codes, zonder namen.",
  "proof.colleague.released": "De uitslag, de opkomst en alle stembriefjes door elkaar, zonder namen.",
  "proof.committee": "De commissie",
  "proof.committee.voting": "Niets. Ze geeft haar scores zonder een tussenstand te kennen.",
  "proof.committee.closed":
    "Wat iedereen ziet. Moet ze kiezen tussen projecten die gelijk staan, dan ook welke dat zijn.",
  "proof.committee.released": "Wat iedereen ziet.",
  "proof.coordinator": "De coördinator",
  "proof.coordinator.voting":
    "Hoeveel collega’s al stemden, per vestiging, in stappen van {smallest} en nooit voor een groep die kleiner is. Niet wie, niet wanneer, niet op wat.",
  "proof.coordinator.closed": "Hoeveel collega’s stemden. De uitslag pas wanneer iedereen die ziet.",
  "proof.coordinator.released": "Wat iedereen ziet.",
  "proof.operator": "Wie de server beheert",
  "proof.operator.voting":
    "In de databank: dat je gestemd hebt, met daarnaast je code en je verzegelde briefje. Met de sleutel erbij: ook wat je koos.",
  "proof.operator.closed": "Hetzelfde.",
  "proof.operator.released": "Dat je gestemd hebt, en alle briefjes door elkaar. Niets verbindt de twee nog.",
  "proof.honest": "Wat we eerlijk moeten zeggen",
  "proof.honest.lead":
    "Geen enkele stemming via een website is geheim voor wie alles tegelijk in handen heeft. Dit zijn de grenzen van de onze.",
  "proof.honest.key": "De sleutel",
  "proof.honest.key.text":
    "Wie zowel de databank als de sleutel van de server heeft, kan tot de uitslag stemmen openen. Wie de server beheert, heeft gewoonlijk beide. De sleutel staat niet in de databank, zodat een gestolen databank alleen niets verraadt, en bij de uitslag wordt alles wat te openen was gewist, ook uit de bestanden van de databank.",
  "proof.honest.backup": "Reservekopieën",
  "proof.honest.backup.text":
    "Een kopie van de databank die tijdens de stemming gemaakt werd, houdt wat toen verzegeld was. Wie de server beheert, hoort die te wissen na de uitslag; wij kunnen dat niet voor hen doen.",
  "proof.honest.paper": "Op papier",
  "proof.honest.paper.text":
    "Geef je een briefje af in je vestiging, dan leest de coördinator je keuze bij het invoeren. Bij je naam staat alleen dat je op papier stemde. Stemde je al zelf, dan hoort de coördinator dat, en niet waarop.",
  "proof.honest.access": "Aanmelden als jij",
  "proof.honest.access.text":
    "Wie in je mailbox kan of je toegangsbrief heeft, kan zich aanmelden als jij: stemmen in jouw plaats, of tot de uitslag zien wat je koos. De coördinator drukt die brieven af. Dat komt telkens in het logboek, en de brief die je al had, werkt dan niet meer.",
  "proof.honest.code": "Je code",
  "proof.honest.code.text":
    "Ze zegt dat je stem in de bus zit, niet wat je koos: met een code bewijst niemand een keuze. Op je eigen scherm zie je tot de uitslag wel wat je koos. Dat hoef je aan niemand te tonen.",
  "proof.honest.device": "Het toestel",
  "proof.honest.device.text":
    "Wat je aanduidt op de stemlijst, blijft tot je bevestigt in dat ene tabblad. Stem je op een toestel dat anderen gebruiken, meld je dan af.",
  "proof.honest.reminder": "Herinneringen",
  "proof.honest.reminder.text":
    "Een herinnering gaat vanzelf naar wie nog niet stemde. Het kantoor krijgt die lijst niet te zien; wie de server beheert, kan in de databank zien wie een mail kreeg.",
  "proof.toRecount": "Tel zelf na",
  "proof.toWho": "Wie ziet wat?",
  "proof.toVote": "Naar de stemming",
  "proof.recount": "Tel de stemmen zelf na",
  "proof.recount.lead":
    "Je hoeft ons niet op ons woord te geloven. Na de sluiting staan alle codes online, na de uitslag ook alle stembriefjes.",
  "proof.find": "Zit jouw stem in de bus?",
  "proof.find.text":
    "Typ de code die je kreeg toen je stemde. We zoeken ze op tussen {votes, plural, one {# code} other {# codes}} van {call}.",
  "proof.find.code": "Je code",
  "proof.find.help": "Twaalf tekens, zoals ABCD-EFGH-JKMN.",
  "proof.find.action": "Zoek mijn code",
  "proof.find.yes": "Je code staat op de lijst",
  "proof.find.yes.text": "Je stem zit in de bus en is meegeteld.",
  "proof.find.no": "Deze code staat niet op de lijst",
  "proof.find.no.text":
    "Kijk of je ze juist overnam, en of je ze bij {call} kreeg. Klopt alles, schrijf ons dan: dat mag niet gebeuren.",
  "proof.find.contact": "Schrijf het fonds",
  "proof.find.empty": "Typ eerst je code.",
  "proof.none": "De codes komen na de sluiting",
  "proof.none.text": "Zolang er gestemd wordt of nog niets geteld is, staat hier geen lijst. Bewaar je code tot dan.",
  "proof.lists": "De lijsten van {call}",
  "proof.lists.text": "Iedereen mag ze downloaden. Er staat geen enkele naam in.",
  "proof.lists.receipts": "Alle codes",
  "proof.lists.receipts.text": "Eén code per stem, in alfabetische volgorde.",
  "proof.lists.ballots": "Alle stembriefjes",
  "proof.lists.ballots.text": "Eén regel per stem, in willekeurige volgorde: het project dat gekozen werd.",
  "proof.lists.ballots.later": "Verschijnen samen met de uitslag.",
  "proof.lists.download": "Download <hidden>{name}</hidden>",
  "proof.how": "Zo tel je na",
  "proof.how.download": "Download de stembriefjes",
  "proof.how.download.text": "Het is een gewoon bestand. Je opent het in elk rekenblad.",
  "proof.how.count": "Tel hoe vaak elk project erin staat",
  "proof.how.count.text":
    'In een rekenblad met een draaitabel, of voor elk project met =AANTAL.ALS(A:A;"naam in het bestand"). Op Mac of Linux kan het ook met deze opdracht:',
  "proof.how.compare": "Vergelijk",
  "proof.how.compare.text":
    "Er zijn evenveel briefjes als codes, en elk project heeft zoveel stemmen als in <results>de uitslag</results> staat.",
  "proof.names": "Zo heten de projecten in het bestand",
  "proof.names.file": "In het bestand",
  "proof.names.project": "Project",
  "proof.names.votes": "Stemmen in de uitslag",
  "proof.how.points": "Reken de punten na",
  "proof.how.points.text":
    "Stemmen van het project, gedeeld door die van het project met de meeste stemmen, maal het gewicht van de stemmen. Daarbij de score van de commissie, gedeeld door honderd, maal haar gewicht. Afgerond op één cijfer na de komma.",
  "proof.how.server":
    "Wie de site beheert, telt alles na met één opdracht: kiezerslijst, stembus, codes en uitslag moeten op elkaar uitkomen, en ook met de lijsten zoals je ze hier downloadt.",
};
