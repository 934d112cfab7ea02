import type { rule as dutch } from "#i18n/nl/rule.ts";

/** What every form says. */
export const rule = {
  "rule.required": "{field} is required.",
  "rule.email": "Please enter a valid email address.",
  "rule.phone": "Enter a phone number such as {example}.",
  "rule.employeeId": "An employee ID has 8 digits, such as 00412345.",
  "rule.number": "{field} must be a number.",
  "rule.in": "Choose one of the options for {field}.",
  "rule.taken": "This belongs to someone else already.",
  "rule.accepted": "Please accept the {name}.",
  "rule.url": "Please include a valid url.",
  "rule.min.number": "{field} must be at least {least, number}.",
  "rule.min.text": "{field} must be at least {least, plural, one {# character} other {# characters}} long.",
  "rule.max.number": "{field} must be less than or equal to {most, number}.",
  "rule.max.text": "{field} must be less than or equal to {most, plural, one {# character} other {# characters}} long.",
  "rule.between.number": "{field} must be between {least, number} and {most, number}.",
  "rule.between.text": "{field} must be between {least, number} and {most, number} characters long.",
  "rule.amount.unreadable": "{field} is not one we can read. Use figures, such as 25 or 2,500.50.",
  "rule.amount.ambiguous": "{field} can be read in two ways. Write it like 2500 or 2,500.50.",
  "rule.amount.decimals": "{field} has too many decimals: two at most.",
  "rule.amount.negative": "{field} can’t be negative.",
  "rule.amount.least": "{field} must be at least €{least, number}.",
  "rule.amount.most": "{field} must be at most €{most, number}.",
  "rule.default": "This field isn’t valid.",
  "form.starred": "Fields marked * must be filled in.",
} satisfies Record<keyof typeof dutch, string>;
