import type { rule as dutch } from "#i18n/nl/rule.ts";

/** The problems that every form can have. */
export const rule = {
  "rule.required": "{field} is required.",
  "rule.email": "Please enter a valid email address.",
  "rule.phone": "Enter a phone number such as {example}.",
  "rule.employeeId": "An employee ID has 8 digits, such as 00412345.",
  "rule.number": "{field} must be a number.",
  "rule.in": "Choose an option for {field}.",
  "rule.taken": "Someone else already has this.",
  "rule.character": "{field} holds a character that we cannot keep. Type it again, without pasting.",
  "rule.accepted": "Please accept the {name}.",
  "rule.url": "Please include a valid url.",
  "rule.min.number": "{field} must be at least {least, number}.",
  "rule.min.text": "{field} must be at least {least, plural, one {# character} other {# characters}} long.",
  "rule.max.number": "{field} must be less than or equal to {most, number}.",
  "rule.max.text": "{field} must be less than or equal to {most, plural, one {# character} other {# characters}} long.",
  "rule.between.number": "{field} must be between {least, number} and {most, number}.",
  "rule.between.text": "{field} must be between {least, number} and {most, number} characters long.",
  "rule.amount.unreadable": "We cannot read {field}. Write an amount such as 25 or 2,500.50.",
  "rule.amount.ambiguous": "{field} is not clear. Write an amount such as 2500 or 2,500.50.",
  "rule.amount.decimals": "{field} can have two decimals at most.",
  "rule.amount.negative": "{field} cannot be negative.",
  "rule.amount.least": "{field} must be at least €{least, number}.",
  "rule.amount.most": "{field} must be at most €{most, number}.",
  "rule.default": "This field isn’t valid.",
  "form.starred": "Fields with * are required.",
} satisfies Record<keyof typeof dutch, string>;
