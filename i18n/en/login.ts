import type { login as dutch } from "#i18n/nl/login.ts";

export const login = {
  "login.email": "Email address",
  "login.firstname": "First name",
  "login.lastname": "Name",
  "login.remember": "Remember me on this device",
  "login.send": "Send me a code",
  "login.heading": "Log in to vote or submit",
  "login.title": "Log in",
  "login.text": "No password. We send a six-digit code to your mailbox.",
  "login.picture": "A young band rehearsing on a small stage",
  "login.email.help": "Your work address, or a private one if you are retired.",
  "login.employeeId": "Employee ID",
  "login.employeeId.help": "8 digits, on your workplace profile.",
  "login.employeeId.where": "Where do I find my employee ID?",
  "login.employeeId.there":
    "Open your workplace profile: the number of 8 digits is there. If you cannot find it, leave this empty.",
  "login.optional": "(optional)",
  "login.notOpen": "You cannot log in here yet",
  "login.notOpen.text":
    "Logging in is not open on this site yet. No code was sent and nothing was kept; what you typed is still below. Can it not wait? Mail <a>{email}</a>.",
} satisfies Record<keyof typeof dutch, string>;
