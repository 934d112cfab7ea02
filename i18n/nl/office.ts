export const office = {
  "office.title": "Kantoor",
  "office.heading": "Dag {firstname}",
  "office.lead": "Van hieruit loopt het fonds.",
  "office.roles": "{count, plural, one {Je rol} other {Je rollen}}",
  "office.waiting": "Wat op jou wacht",
  "office.nothing": "Nu wacht er niets op jou",
  "office.nothing.text": "Zodra iets jou nodig heeft, staat het hier.",
};
