export const office = {
  "office.title": "Kantoor",
  "office.heading": "Dag {firstname}",
  "office.lead": "Dit is de werkplek van het fonds.",
  "office.roles": "{count, plural, one {Je rol} other {Je rollen}}",
  "office.waiting": "Dit wacht op jou",
  "office.tie": "Kies tussen gelijke projecten",
  "office.nothing": "Er is nu niets te kiezen",
  "office.runs": "Beheer",
  "office.vote": "Volg de stemming",
  "office.kiosks": "Beheer de stemtablets",
  "office.letters": "Druk toegangsbrieven af",
  "office.vote.text": "Controle vóór de opening, opkomst en herinneringen.",
};
