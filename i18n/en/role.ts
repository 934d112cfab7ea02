import type { role as dutch } from "#i18n/nl/role.ts";

export const role = {
  "role.committee": "Member of the selection committee",
  "role.coordinator": "Coordinator",
  "role.operator": "Operator",
} satisfies Record<keyof typeof dutch, string>;
