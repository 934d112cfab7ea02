import type { texts as dutch } from "#i18n/nl/outage.ts";

export const texts = {
  "outage.keptPage": "We cannot reach our data now. This page is from {at, date, dateTime}. Forms do not work now.",
} satisfies Record<keyof typeof dutch, string>;
