export const contact = {
  "contact.heading": "Mail, bel of schrijf ons",
  "contact.lead":
    "Een vraag over een oproep, een dossier of de stemming? Het secretariaat van het fonds helpt je verder.",
  "contact.ways": "Zo bereik je het fonds",
  "contact.ways.text": "Vertrouwelijk? Zeg dan alleen dat je teruggebeld wilt worden. Je hoeft niets uit te leggen.",
  "contact.email": "E-mail",
  "contact.phone": "Telefoon",
  "contact.address": "Adres",
  "contact.answers": "Misschien staat je antwoord hier",
  "contact.answers.internal": "Ik heb het moeilijk en zoek steun",
  "contact.answers.submit": "Ik wil een organisatie voordragen",
  "contact.answers.vote": "Ik wil weten hoe stemmen werkt",
  "contact.answers.volunteer": "Ik wil een handje helpen",
  "contact.answers.data": "Ik heb een vraag over mijn gegevens",
};
