import type { ProjectType } from "#domain/dossier.ts";
import { type Answers, readMembers } from "#domain/dossier-form.ts";
import { isNamedIn, isSameLastname } from "#domain/name.ts";

/**
 * The answers of a committee member to the question about conflicts of interest: none; they know each other, but
 * nothing depends on it; they or someone close to them is involved, so they step aside.
 */
export const conflictAnswers = ["none", "acquainted", "involved"] as const;
export type ConflictAnswer = (typeof conflictAnswers)[number];

/** The reasons why a member hears nothing of a dossier: a rule of the fund, or the wish of the applicant. */
export const exclusions = ["rule", "applicant"] as const;
export type Exclusion = (typeof exclusions)[number];

/** The tie of one committee member to one dossier. Without such a record a member sees nothing of the dossier. */
export type Declaration = {
  exclusion: Exclusion | null;
  /** The product found a sign of a conflict. Nobody is told which, because the sign may be content. */
  isLikely: boolean;
  /** When the chair opened a request for help for a member with such a sign. */
  openedAt: Date | null;
  /** When the member said of a request for help that they know of no conflict with its branch and department. */
  nameShownAt: Date | null;
  answer: ConflictAnswer | null;
};

/** Tells whether a dossier stays closed for a member until the chair opens it. */
export function isClosed({ isLikely, openedAt }: Declaration, type: ProjectType): boolean {
  return type === "internal" && isLikely && openedAt === null;
}

/** Says why a member cannot give this answer, or null when they can. A later answer can only be stricter. */
export function checkDeclaration(earlier: ConflictAnswer | null, answer: ConflictAnswer) {
  const strictness = (one: ConflictAnswer | null) => (one ? conflictAnswers.indexOf(one) : -1);
  return strictness(answer) > strictness(earlier) ? null : ({ code: "dossier.conflict.notStricter" } as const);
}

/** Lists the answers that a member can still give. */
export function laterAnswers(earlier: ConflictAnswer | null): readonly ConflictAnswer[] {
  return conflictAnswers.filter((answer) => checkDeclaration(earlier, answer) === null);
}

/** A committee member, as far as conflicts depend on it. */
export type ConflictMember = {
  id: string;
  firstname: string;
  lastname: string;
  email: string | null;
  branch: string;
  department: string | null;
};

/** A dossier, as far as conflicts depend on it; the answers are those of its last version. */
export type ConflictDossier = {
  type: ProjectType;
  applicantId: string;
  applicant: { lastname: string; branch: string; department: string | null };
  answers: Answers;
};

/** Gives the reason why a member hears nothing of a request for help; null for anything else. */
export function exclusionOf(
  member: ConflictMember,
  { type, answers }: ConflictDossier,
  humanResources: readonly string[],
): Exclusion | null {
  if (type !== "internal") return null;
  if (member.department !== null && humanResources.includes(member.department)) return "rule";
  return readMembers(answers.not_read_by).includes(member.id) ? "applicant" : null;
}

/** Tells whether something about a member fits a dossier so well that they are probably involved. */
export function isLikelyConflict(member: ConflictMember, dossier: ConflictDossier): boolean {
  const { type, applicantId, applicant, answers } = dossier;
  if (applicantId === member.id) return true;
  const { firstname, lastname } = member;
  const lastnames = [applicant.lastname, answers.lastname, answers.responsible_lastname];
  if (lastnames.some((name) => isSameLastname(lastname, String(name ?? "")))) return true;
  if (isNamedIn(String(answers.account_holder ?? ""), lastname)) return true;
  if (type === "internal" && isSameWorkplace(member, dossier)) return true;
  if (type === "external" && isSameMailDomain(member, answers)) return true;
  const texts = Object.values(answers).filter((answer) => typeof answer === "string");
  return texts.some((text) => isNamedIn(text, `${firstname} ${lastname}`));
}

function isSameWorkplace({ branch, department }: ConflictMember, { applicant, answers }: ConflictDossier): boolean {
  const workplaces = [applicant, { branch: answers.branch, department: answers.department }];
  return department !== null && workplaces.some((one) => one.branch === branch && one.department === department);
}

/** Providers of mailboxes for anybody, which say nothing about where someone belongs. */
const mailboxProviders = ["gmail.com", "hotmail.com", "outlook.com", "live.be", "skynet.be", "telenet.be", "yahoo.com"];

function isSameMailDomain({ email }: ConflictMember, { headquarter_email, responsible_email }: Answers): boolean {
  const domainOf = (address: unknown) =>
    String(address ?? "")
      .toLowerCase()
      .split("@")[1];
  const domain = domainOf(email);
  if (!domain || mailboxProviders.includes(domain)) return false;
  return [headquarter_email, responsible_email].some((address) => domainOf(address) === domain);
}
