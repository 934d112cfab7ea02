import type { texts as dutch } from "#i18n/nl/outage.ts";

export const texts = {
  "outage.keptPage":
    "Nous n’avons pas accès à nos données pour l’instant. Cette page date du {at, date, dateTime} et les formulaires ne fonctionnent pas encore.",
} satisfies Record<keyof typeof dutch, string>;
