import type { texts as dutch } from "#i18n/nl/outage.ts";

export const texts = {
  "outage.keptPage":
    "Nous n’avons pas accès à nos données en ce moment. Cette page date du {at, date, dateTime}. Les formulaires ne fonctionnent pas.",
} satisfies Record<keyof typeof dutch, string>;
