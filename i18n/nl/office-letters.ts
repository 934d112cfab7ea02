/** The page of the office on which access letters are printed. */
export const officeLetters = {
  "officeLetters.title": "Toegangsbrieven",
  "officeLetters.lead":
    "Met de code op een toegangsbrief meldt een collega zich aan zonder mail, thuis of op een stemtablet.",
  "officeLetters.choose": "Voor wie?",
  "officeLetters.person": "Personeelsnummer",
  "officeLetters.person.help": "Voor één collega, bijvoorbeeld als een brief kwijt is. Laat leeg voor meer brieven.",
  "officeLetters.person.ask": "Vul het personeelsnummer in.",
  "officeLetters.branch": "Vestiging",
  "officeLetters.branch.all": "Elke vestiging",
  "officeLetters.branch.ask": "Kies een vestiging.",
  "officeLetters.withoutMailbox": "Alleen voor wie geen mailadres op de personeelslijst heeft",
  "officeLetters.action": "Bekijk hoeveel brieven",
  "officeLetters.plan": "{count, plural, one {Eén nieuwe brief} other {# nieuwe brieven}}",
  "officeLetters.plan.owner": "Nieuwe brief voor {owner}",
  "officeLetters.plan.text":
    "Elke brief krijgt een nieuwe code. {count, plural, one {Een eerdere brief van deze collega werkt} other {Eerdere brieven van deze collega’s werken}} vanaf dan niet meer. De codes staan alleen in het bestand: druk het af, deel de brieven persoonlijk of per post uit en wis het bestand.",
  "officeLetters.plan.leftOut":
    "{count, plural, one {Eén collega met een rol bij het fonds krijgt} other {# collega’s met een rol bij het fonds krijgen}} hier geen brief: die maakt de beheerder van de site.",
  "officeLetters.plan.action": "{count, plural, one {Maak de brief (PDF)} other {Maak de brieven (PDF)}}",
};
