import type { contact as dutch } from "#i18n/nl/contact.ts";

export const contact = {
  "contact.heading": "Mail, call or write to us",
  "contact.lead": "A question about a call, a dossier or the vote? The fund’s office helps you on.",
  "contact.ways": "How to reach the fund",
  "contact.ways.text":
    "Is it confidential? Then just say you would like to be called back. You do not have to explain anything.",
  "contact.email": "Email",
  "contact.phone": "Phone",
  "contact.address": "Address",
  "contact.answers": "Your answer may be here",
  "contact.answers.internal": "I am having a hard time and look for support",
  "contact.answers.submit": "I want to put an organisation forward",
  "contact.answers.vote": "I want to know how voting works",
  "contact.answers.volunteer": "I want to lend a hand",
  "contact.answers.data": "I have a question about my data",
} satisfies Record<keyof typeof dutch, string>;
