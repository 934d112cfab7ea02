import { email, max, phone, type Rules, required } from "#domain/rules.ts";

/** The most characters of a volunteer's remark. */
export const longestAddition = 2000;

/** The form "I want to help", in the order of the form. */
export const volunteerFields = {
  name: [required, max(120)],
  email: [required, email, max(200)],
  phone: [phone],
  text: [max(longestAddition)],
} satisfies Rules;
