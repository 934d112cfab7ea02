import type { Answers, DossierSection } from "#domain/dossier-form.ts";
import type { OfficeLevel } from "#domain/dossier-level.ts";
import type { DossierKind } from "#domain/dossier-move.ts";
import { maskTyped } from "#domain/register-number.ts";

/** The answers that the office sees masked, until someone says why they need them. */
export const maskedFields = ["iban_code", "responsible_national_register_number"] as const;
export type MaskedField = (typeof maskedFields)[number];

/** The fields that a member does not need to judge an ordinary project. */
const notForMembers = [
  "iban_code",
  "bic_code",
  "account_holder",
  "name_of_the_bank",
  "responsible_national_register_number",
  "civil_state",
  "nationality",
  "number_of_children",
];

/** Takes effect without anyone reading it: an applicant must not fear what members hear about each other. */
const notForOffice = ["not_read_by"];

/** Gives the answers of a dossier as someone with these levels may read them; none without its content. */
export function readableAnswers(
  levels: readonly OfficeLevel[],
  { isConfidential }: DossierKind,
  answers: Answers,
): Answers {
  if (!levels.includes("content")) return {};
  const isWhole = levels.includes("personal") || isConfidential;
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([field]) => !notForOffice.includes(field) && (isWhole || !notForMembers.includes(field)))
      .map(([field, value]) => [field, typeof value === "string" ? maskedAnswer(field, value) : value]),
  );
}

/** Gives an answer as the office sees it: an account and a register number are masked. */
function maskedAnswer(field: string, value: string): string {
  if (field === "iban_code") return maskIban(value);
  return field === "responsible_national_register_number" ? maskTyped(value) : value;
}

/** Masks the middle of an account: BE68 •••• •••• 7034. */
function maskIban(iban: string): string {
  const plain = iban.replace(/\s/g, "");
  return plain.length > 8 ? `${plain.slice(0, 4)} •••• •••• ${plain.slice(-4)}` : "••••";
}

const firstToRead: readonly DossierSection[] = ["describe-external.project", "describe-external.involvement"];

/** Puts the sections of a dossier in the order in which the office reads them: the project first, the applicant last. */
export function inReadingOrder<One extends { id: DossierSection }>(sections: readonly One[]): One[] {
  const placeOf = ({ id }: One) => {
    const place = firstToRead.indexOf(id);
    if (place >= 0) return place;
    return firstToRead.length + (id.startsWith("acquainted.") ? 1 : 0);
  };
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other));
}
