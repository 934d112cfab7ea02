import type { login as dutch } from "#i18n/nl/login.ts";

export const login = {
  "login.email": "Adresse e-mail",
  "login.firstname": "Prénom",
  "login.lastname": "Nom",
  "login.remember": "Se souvenir de moi sur cet appareil",
  "login.send": "Envoyez-moi un code",
} satisfies Record<keyof typeof dutch, string>;
