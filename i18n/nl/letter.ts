/** Every sentence of an access letter. */
export const letter = {
  "letter.title": "Toegangsbrieven van {fund}",
  "letter.employeeId": "Personeelsnummer {employeeId}",
  "letter.heading": "Je persoonlijke toegangscode",
  "letter.greeting": "Dag {firstname},",
  "letter.intro": "Met deze code kun je stemmen, een project voordragen of steun vragen.",
  "letter.code": "Je code",
  "letter.code.hint": "Scan de QR-code of ga naar {address}",
  "letter.qr": "QR-code die de aanmeldpagina met je code opent",
  "letter.steps": "Zo meld je je aan",
  "letter.step.open": "Scan de QR-code met je telefoon, of ga naar het adres hierboven.",
  "letter.step.who": "Vul je personeelsnummer, voornaam en naam in, zoals bovenaan.",
  "letter.step.code": "Typ de code als ze er nog niet staat. Druk op ‘{button}’.",
  "letter.keep": "Bewaar deze brief",
  "letter.keep.text":
    "De code is alleen voor jou en werkt tot je een nieuwe brief krijgt. Geef ze aan niemand. Alleen op een stembriefje van papier schrijf je ze.",
  "letter.help": "Lukt het niet, of ben je de brief kwijt?",
  "letter.help.text": "Vraag ons een nieuwe brief.",
};
