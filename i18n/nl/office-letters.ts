/** The page of the office that prints access letters. */
export const officeLetters = {
  "officeLetters.title": "Toegangsbrieven",
  "officeLetters.lead": "Met een toegangsbrief melden collega’s zich aan zonder mailbox.",
  "officeLetters.choose": "Voor wie?",
  "officeLetters.person": "Personeelsnummer",
  "officeLetters.person.help": "Voor één collega. Laat leeg voor meer brieven.",
  "officeLetters.person.ask": "Vul het personeelsnummer in.",
  "officeLetters.branch": "Vestiging",
  "officeLetters.branch.all": "Elke vestiging",
  "officeLetters.branch.ask": "Kies een vestiging.",
  "officeLetters.withoutMailbox": "Alleen collega’s zonder e-mailadres op de personeelslijst",
  "officeLetters.action": "Bekijk hoeveel brieven",
  "officeLetters.plan": "{count, plural, one {Eén nieuwe brief} other {# nieuwe brieven}}",
  "officeLetters.plan.owner": "Nieuwe brief voor {owner}",
  "officeLetters.plan.text":
    "{count, plural, one {De vorige brief werkt} other {Vorige brieven werken}} daarna niet meer. Druk het bestand af, deel de brieven uit en wis het bestand.",
  "officeLetters.plan.leftOut":
    "{count, plural, one {Eén collega met een rol bij het fonds krijgt} other {# collega’s met een rol bij het fonds krijgen}} hier geen brief. Vraag het aan de beheerder van de site.",
  "officeLetters.plan.action": "{count, plural, one {Maak de brief (PDF)} other {Maak de brieven (PDF)}}",
};
