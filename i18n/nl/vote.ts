export const vote = {
  "vote.open": "Eén stem, één project",
  "vote.open.lead":
    "{count, plural, one {Eén extern project staat} other {# externe projecten staan}} op de stemlijst. Lees ze op je gemak en kies er één.",
  "vote.open.none": "Er staan nog geen projecten op de stemlijst. Kom later nog eens kijken.",
  "vote.early": "Stemmen kan nog niet",
  "vote.early.lead":
    "De commissie kiest eerst welke projecten op de stemlijst komen. Stemmen kan van {opens} om {time} {until}.",
  "vote.counting": "De stemming is gesloten",
  "vote.counting.lead": "Bedankt voor elke stem. We tellen ze, en op {date} weten we wie wint.",
  "vote.counting.waits":
    "Bedankt voor elke stem. De uitslag komt later dan gezegd: eerst moet alles kloppen, en staan projecten gelijk, dan beslist de commissie. Zodra de uitslag vaststaat, lees je hier wie wint.",
  "vote.counting.mine": "Stemde je mee?",
  "vote.counting.mine.text": "Meld je aan en zie dat je stem binnen is, met je code.",
  "vote.counting.mine.action": "Bekijk je stem",
  "vote.quiet": "Er is nu geen stemming",
  "vote.quiet.lead":
    "Wanneer je weer kunt stemmen, lees je hier. Wat collega’s eerder kozen, vind je bij de projecten.",
  "vote.quiet.action": "Bekijk de projecten",
  "vote.latest": "{call}: de uitslag is bekend",
  "vote.latest.voted":
    "Je stemde mee. Wat je koos, is vernietigd toen de winnaars bekend werden. Je code vind je terug op de lijst.",
  "vote.latest.action": "Bekijk de uitslag",
  "vote.latest.find": "Zoek je code",
  "vote.gate": "Meld je aan om te stemmen",
  "vote.gate.text":
    "Stemmen is voor collega’s in België en Nederland, ook als je met pensioen bent. Je hebt je naam, voornaam en e-mailadres nodig.",
  "vote.gate.action": "Aanmelden",
  "vote.gate.ballot": "Bekijk de stemlijst",
  "vote.timeline": "Waar deze oproep staat",
  "vote.rules": "Zo werkt je stem",
  "vote.rules.text":
    "De regels liggen vast zodra de stemming opent en veranderen niet meer. Hooguit krijgt iedereen langer de tijd.",
  "vote.rules.about": "Hoe het fonds kiest",
  "vote.rules.once": "Eén keer",
  "vote.rules.once.text":
    "Iedereen stemt één keer, op één project. Bevestigd is bevestigd: daarna kun je niet meer wijzigen.",
  "vote.rules.secret": "Geheim",
  "vote.rules.secret.text":
    "Op de kiezerslijst staat dat je gestemd hebt. Je keuze zit apart in de stembus, zonder naam of tijdstip. Zolang er gestemd wordt, ziet niemand een tussenstand.",
  "vote.rules.secret.action": "Wie ziet wat?",
  "vote.rules.counted": "Geteld",
  "vote.rules.counted.both":
    "Jullie stemmen wegen voor {vote}, de score van de commissie voor {committee}. {winners, plural, one {Eén project wint} other {# projecten winnen}}.",
  "vote.rules.counted.votes":
    "Jullie stemmen beslissen. {winners, plural, one {Eén project wint} other {# projecten winnen}}.",
  "vote.rules.proof": "Na te kijken",
  "vote.rules.proof.text":
    "Na je stem krijg je een code. Na de sluiting staan alle codes online en vind je de jouwe terug.",
  "vote.rules.proof.action": "Tel zelf na",
  "vote.login": "Geef je stem",
  "vote.closedBallot": "De stemlijst is dicht",
  "vote.closedBallot.text": "Kiezen kan alleen terwijl de stemming open is.",
  "vote.closedBallot.notVoted": "Je hebt deze keer niet gestemd: bevestigen kan alleen terwijl de stemming open is.",
  "vote.late": "De stembus ging dicht voor je bevestigde",
  "vote.late.text":
    "Je stem is niet uitgebracht. Dat spijt ons: de klok van de server beslist, voor iedereen op hetzelfde ogenblik.",
  "vote.mine": "Je hebt nog één stem",
  "vote.mine.text": "Lees, kies en bevestig. Het duurt een paar minuten.",
  "vote.mine.action": "Naar de stemlijst",
  "vote.voted": "Je stem is binnen",
  "vote.voted.lead": "Bedankt. Je collega’s kunnen nog stemmen {until}. Op {date} weten we wie wint.",
  "vote.voted.heading": "Je stemde al op <name>{project}</name>",
  "vote.voted.text":
    "Iedereen heeft één stem, dus de stemlijst is voor jou dicht. Dat je hierop stemde, ziet alleen jij.",
  "vote.voted.results":
    "De winnaars maken we bekend op {date}. Wat je koos, is dan ook voor ons niet meer te achterhalen.",
  "vote.voted.waits":
    "De winnaars maken we bekend zodra de uitslag vaststaat. Wat je koos, is dan ook voor ons niet meer te achterhalen.",
  "vote.voted.projects": "Bekijk alle projecten",
  "vote.voted.volunteer": "Steek zelf een handje toe",
  "vote.receipt": "Je code",
  "vote.receipt.copy": "Kopieer de code",
  "vote.receipt.text":
    "Ze bewijst dat je stem in de bus zit, niet wat je koos. Noteer ze of neem een schermafdruk. Tot de winnaars bekend zijn, staat je code ook bij Stemmen.",

  "ballot.heading": "Kies één project",
  "ballot.lead": "{count, plural, one {Eén project} other {# projecten}}, één stem.",
  "ballot.readOnly": "Lezen kan iedereen, kiezen kan na het aanmelden",
  "ballot.readOnly.action": "Meld je aan om te stemmen",
  "ballot.list": "Projecten op de stemlijst",
  "ballot.asks": "vraagt",
  "ballot.more": "Lees meer<hidden> over {title}</hidden>",
  "ballot.order": "De volgorde is voor elke kiezer anders, zodat geen project altijd bovenaan staat.",
  "ballot.ask": "Kies eerst een project.",
  "ballot.filter": "Toon één thema",
  "ballot.filter.all": "Alle thema’s",
  "ballot.filter.shown":
    "{count, plural, one {# project} other {# projecten}} getoond. Wat je koos, blijft altijd in beeld.",
  "ballot.choice": "Je keuze",
  "ballot.choice.none": "Je koos nog niet",
  "ballot.choice.marked": "Aangeduid in de lijst",
  "ballot.go": "Stem op dit project",
  "ballot.goAny": "Ga verder",
  "ballot.confirm": "Stem je op <name>{project}</name>?",
  "ballot.confirm.final": "Je stemt één keer. Daarna kun je je keuze niet meer veranderen.",
  "ballot.confirm.secret": "Je stem is geheim: niemand van het fonds of van het bedrijf ziet wat je koos.",
  "ballot.confirm.yes": "Ja, dit is mijn stem",
  "ballot.confirm.no": "Kies opnieuw",
  "ballot.confirm.close": "Sluiten",
  "ballot.unsure": "Misschien kwam je stem wel aan. Probeer gerust opnieuw: ze telt maar één keer.",
};
