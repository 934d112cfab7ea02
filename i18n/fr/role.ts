import type { role as dutch } from "#i18n/nl/role.ts";

export const role = {
  "role.committee": "Membre du comité de sélection",
  "role.coordinator": "Coordinateur ou coordinatrice",
  "role.operator": "Administrateur ou administratrice",
} satisfies Record<keyof typeof dutch, string>;
