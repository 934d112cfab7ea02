import type { dossierRule as dutch } from "#i18n/nl/dossier-rule.ts";

/** The problems that only long forms can have. */
export const dossierRule = {
  "rule.confirm": "{field} does not match.",
  "rule.not": "{field} is not allowed.",
  "rule.alpha": "{field} can only contain letters.",
  "rule.alphanumeric": "{field} can only contain letters and digits.",
  "rule.matches": "{field} is not allowed.",
  "rule.startsWith": "This field does not start with a valid value.",
  "rule.endsWith": "This field does not end with a valid value.",
  "rule.date.missing":
    "{field} is not complete. Enter {which, select, day {the day} month {the month} year {the year} day_month {the day and the month} day_year {the day and the year} month_year {the month and the year} other {the day, the month and the year}}.",
  "rule.date.unreal": "{field} is not an existing date.",
  "rule.before": "{field} must be before {day}.",
  "rule.after": "{field} must be after {day}.",
  "rule.future": "{field} cannot be in the future.",
  "rule.iban": "This account number does not exist. A Belgian IBAN begins with BE and has 16 characters.",
  "rule.bic": "A BIC has 8 or 11 characters, such as KREDBEBB.",
  "rule.bicCountry": "The BIC and the account number are not from the same country.",
  "rule.registerNumber": "This number is not right. A Belgian register number has 11 digits, a Dutch BSN 9.",
  "rule.organisationNumber.belgium":
    "This enterprise number is not right. It has 10 digits and begins with 0 or 1. Enter 0 if there is none.",
  "rule.organisationNumber.establishment":
    "This is an establishment number. Enter the enterprise number. It begins with 0 or 1.",
  "rule.organisationNumber.netherlands":
    "This number is not right. Enter the KvK number (8 digits) or the RSIN (9 digits), or 0.",
  "rule.postalCode.belgium": "A Belgian postal code has four digits, such as 9000.",
  "rule.postalCode.netherlands": "A Dutch postal code has four digits and two letters, such as 1234 AB.",
  "rule.mime": "{field} must be of the type: {type}",
  "rule.whole": "{field} must be a whole number, {least, number} or more.",
  "rule.min.list": "Choose at least {least, number} {name}.",
  "rule.max.list": "Choose at most {most, number} {name}.",
  "rule.between.list": "Choose {least, number} to {most, number} {name}.",
  "rule.max.files": "{field}: {most, number} files at most.",
} satisfies Record<keyof typeof dutch, string>;
