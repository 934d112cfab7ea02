import type { volunteer as dutch } from "#i18n/nl/volunteer.ts";

export const volunteer = {
  "volunteer.title": "Lend a hand, or two",
  "volunteer.lead": "These organisations are looking for people, not money. Pick an evening and say you are coming.",
  "volunteer.offers": "Who is looking for volunteers",
  "volunteer.hands": "{count, plural, one {# more hand} other {# more hands}} wanted",
  "volunteer.age": "From age {age}",
  "volunteer.hours": "about {hours} hours a month",
  "volunteer.language.nl": "Dutch",
  "volunteer.language.en": "English",
  "volunteer.language.fr": "French",
  "volunteer.help": "I want to help",
  "volunteer.helpWith": "I want to help: {title}",
  "volunteer.none.title": "No requests right now",
  "volunteer.none.text": "As soon as an organisation needs hands, you read it here.",
  "volunteer.contact.heading": "Does your organisation need people?",
  "volunteer.contact.text": "Tell us who you are looking for, where and when. We answer within two working days.",
  "volunteer.contact.action": "Contact us",
} satisfies Record<keyof typeof dutch, string>;
