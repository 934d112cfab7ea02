export const vote = {
  "vote.open": "Eén stem, één project",
  "vote.open.lead":
    "{count, plural, one {Eén extern project staat} other {# externe projecten staan}} op de stemlijst. Lees ze op je gemak en kies er één.",
  "vote.early": "Stemmen kan nog niet",
  "vote.early.lead":
    "De commissie kiest eerst welke projecten op de stemlijst komen. Stemmen kan van {opens} tot en met {last}.",
  "vote.counting": "De stemming is gesloten",
  "vote.counting.lead": "Bedankt voor elke stem. We tellen ze, en op {date} weten we wie wint.",
  "vote.over": "Er is nu geen stemming",
  "vote.over.lead": "Wanneer je weer kunt stemmen, lees je hier. Wat collega’s eerder kozen, vind je bij de projecten.",
  "vote.over.action": "Bekijk de projecten",
  "vote.gate": "Meld je aan om te stemmen",
  "vote.gate.text":
    "Stemmen is voor collega’s in België en Nederland, ook als je met pensioen bent. Je hebt je e-mailadres, voornaam en naam nodig.",
  "vote.gate.action": "Aanmelden",
  "vote.gate.ballot": "Bekijk de stemlijst",
  "vote.timeline": "Waar deze oproep staat",
  "vote.rules": "Zo werkt je stem",
  "vote.rules.text": "De regels liggen vast zodra de stemming opent en veranderen niet meer.",
  "vote.rules.about": "Hoe het fonds kiest",
  "vote.rules.once": "Eén keer",
  "vote.rules.once.text":
    "Iedereen stemt één keer, op één project. Bevestigd is bevestigd: daarna kun je niet meer wijzigen.",
  "vote.rules.secret": "Geheim",
  "vote.rules.secret.text":
    "Op de lijst staat dat je gestemd hebt. Je keuze zit apart in de stembus, zonder naam of tijdstip. Zolang er gestemd wordt, ziet niemand een tussenstand.",
  "vote.rules.counted": "Geteld",
  "vote.rules.counted.both":
    "Jullie stemmen wegen voor {vote}, de score van de commissie voor {committee}. {winners, plural, one {Eén project wint} other {# projecten winnen}}.",
  "vote.rules.counted.votes":
    "Jullie stemmen beslissen. {winners, plural, one {Eén project wint} other {# projecten winnen}}.",
  "vote.rules.proof": "Na te kijken",
  "vote.rules.proof.text":
    "Na je stem krijg je een code. Na de sluiting staan alle codes online en vind je de jouwe terug.",
  "vote.login": "Geef je stem",
  "vote.login.text":
    "Je e-mailadres, voornaam en naam zijn genoeg. Geen wachtwoord: we mailen je een code van zes cijfers.",
  "vote.login.tip": "Geen mailbox van het werk? Gebruik dan de code uit je toegangsbrief.",

  "ballot.heading": "Kies één project",
  "ballot.lead":
    "{count, plural, one {Eén project} other {# projecten}}, één stem. Lees wat ze willen doen en wat ze daarvoor vragen.",
  "ballot.readOnly": "Lezen kan iedereen, kiezen kan na het aanmelden",
  "ballot.readOnly.action": "Meld je aan om te stemmen",
  "ballot.list": "Projecten op de stemlijst",
  "ballot.asks": "vraagt",
  "ballot.more": "Lees meer<hidden> over {title}</hidden>",
  "ballot.none": "De stemlijst is nu leeg",
  "ballot.none.text": "Wanneer je kunt stemmen, lees je bij de stemming.",
  "ballot.none.action": "Naar de stemming",

  "voted.heading": "Hier bedanken we je, zodra je gestemd hebt",
  "voted.title": "Na je stem",
  "voted.text": "Er is nog geen stem van jou binnen. Meld je aan en kies een project.",
  "voted.action": "Naar de stemming",
  "voted.after": "Wat er daarna gebeurt",
  "voted.after.code": "Je krijgt een code",
  "voted.after.code.text": "Ze bewijst dat je stem in de bus zit, niet waarvoor je koos. Bewaar ze goed.",
  "voted.after.close": "De stembus gaat dicht",
  "voted.after.close.date": "Op {last}. Tot dan ziet niemand een tussenstand, ook het fonds niet.",
  "voted.after.close.text": "Tot dan ziet niemand een tussenstand, ook het fonds niet.",
  "voted.after.results": "De winnaars zijn bekend",
  "voted.after.results.date": "Op {date}, met de opkomst en hoe er geteld is.",
  "voted.after.results.text": "Met de opkomst en hoe er geteld is.",
};
