export const office = {
  "office.title": "Kantoor",
  "office.heading": "Dag {firstname}",
  "office.lead": "Van hieruit loopt het fonds.",
  "office.roles": "{count, plural, one {Je rol} other {Je rollen}}",
  "office.role.committee": "Lid van de selectiecommissie",
  "office.role.coordinator": "Coördinator",
  "office.role.operator": "Beheerder",
  "office.waiting": "Wat op jou wacht",
  "office.nothing": "Nu wacht er niets op jou",
  "office.nothing.text": "Zodra iets jou nodig heeft, staat het hier.",
};
