import type { outage as dutch } from "#i18n/nl/outage.ts";

export const outage = {
  unavailable: "Le serveur est injoignable. Réessayez dans une minute.",
  offline: "Vous êtes hors ligne. Vérifiez votre connexion et réessayez.",
} satisfies Record<keyof typeof dutch, string>;
