export const role = {
  "role.committee": "Lid van de selectiecommissie",
  "role.coordinator": "Coördinator",
  "role.operator": "Beheerder",
};
