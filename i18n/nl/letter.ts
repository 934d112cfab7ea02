/** Every sentence of an access letter. */
export const letter = {
  "letter.title": "Toegangsbrieven van {fund}",
  "letter.employeeId": "Personeelsnummer {employeeId}",
  "letter.heading": "Je persoonlijke toegangscode",
  "letter.greeting": "Dag {firstname},",
  "letter.intro":
    "Met deze code kun je stemmen, een project voordragen of hulp vragen aan het fonds. Je hebt er geen mailbox voor nodig: een telefoon, een tablet of een computer volstaat, ook een die je deelt.",
  "letter.code": "Je code",
  "letter.code.hint": "Scan het blokje hiernaast, of typ de code over op {address}",
  "letter.qr": "QR-code die de aanmeldpagina opent met je code al ingevuld",
  "letter.steps": "Zo meld je je aan",
  "letter.step.open": "Scan het blokje met de camera van je telefoon, of ga naar het adres hierboven.",
  "letter.step.who": "Vul je personeelsnummer, je voornaam en je naam in, zoals ze bovenaan staan.",
  "letter.step.code": "Staat de code er nog niet, typ ze dan over. Druk op ‘{button}’.",
  "letter.keep": "Bewaar deze brief",
  "letter.keep.text":
    "De code is alleen van jou en blijft werken. Geef ze aan niemand door; alleen wie op papier stemt, schrijft ze op het stembriefje. Krijg je later een nieuwe brief, dan werkt deze code niet meer.",
  "letter.help": "Lukt het niet, of is de brief weg?",
  "letter.help.text": "Vraag het ons. Je krijgt dan een nieuwe brief.",
};
