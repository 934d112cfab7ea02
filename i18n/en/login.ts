import type { login as dutch } from "#i18n/nl/login.ts";

export const login = {
  "login.email": "Email address",
  "login.firstname": "First name",
  "login.lastname": "Name",
  "login.remember": "Remember me on this device",
  "login.send": "Send me a code",
} satisfies Record<keyof typeof dutch, string>;
