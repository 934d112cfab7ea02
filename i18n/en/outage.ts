import type { outage as dutch } from "#i18n/nl/outage.ts";

export const outage = {
  unavailable: "We cannot reach the server. Try again in a minute.",
  offline: "You are offline. Check your connection and try again.",
} satisfies Record<keyof typeof dutch, string>;
