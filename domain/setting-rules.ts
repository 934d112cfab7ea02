import { readColour } from "#domain/colour.ts";
import { amount, largestAmount } from "#domain/money.ts";
import { iban } from "#domain/number-rules.ts";
import { email, max, type Rule, required } from "#domain/rules.ts";
import { matches, whole } from "#domain/text-rules.ts";

/** Nothing is kept for less than a month or for more than a hundred years. */
const retentionMonths = { least: 1, most: 1200 } as const;

export const mostHelplines = 10;
export const mostMailDomains = 50;

const mailDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** The rules of each setting, for the file of a fund and for the forms. A text in several languages needs only Dutch. */
export const settingRules = {
  company: [required, max(40)],
  fund: [required, max(40)],
  name: [required, max(80)],
  claim: [required, max(120)],
  email: [required, email],
  phone: [max(40)],
  address: [max(200)],
  iban: [iban],
  accountHolder: [max(70)],
  mailDomain: [matches(mailDomain)],
  helplineName: [required, max(60)],
  helplinePhone: [required, max(40)],
  helplineAbout: [required, max(120)],
  itemName: [required, max(80)],
  colour: [required, (value) => (readColour(String(value)) ? null : { code: "rule.matches" })],
  workingDays: [required, whole(1, 60)],
  requestBudget: [amount({ least: 1_00, most: largestAmount })],
  percent: [required, whole(1, 100)],
  leastMembers: [required, whole(1, 50)],
  months: [required, whole(retentionMonths.least, retentionMonths.most)],
} satisfies Record<string, readonly Rule[]>;
