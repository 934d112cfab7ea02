export const office = {
  "office.title": "Kantoor",
  "office.heading": "Dag {firstname}",
  "office.lead": "Van hieruit loopt het fonds.",
  "office.roles": "{count, plural, one {Je rol} other {Je rollen}}",
  "office.waiting": "Wat op jou wacht",
  "office.tie": "Kies tussen gelijke projecten",
  "office.nothing": "Nu wacht er niets op jou",
  "office.nothing.text": "Zodra iets jou nodig heeft, staat het hier.",
  "office.runs": "Wat je leidt",
  "office.vote": "Volg de stemming",
  "office.kiosks": "Beheer de stemtablets",
  "office.letters": "Druk toegangsbrieven af",
  "office.vote.text":
    "Wat er nog moet gebeuren voor een stemming opent, de opkomst zolang ze loopt, en de herinneringen.",
};
