/** Everything the audit log tells of. What was written stays written, so a word that goes out of use keeps its place. */
export const auditActs = [
  "login",
  "addSecondFactor",
  "showSecondFactor",
  "removeSecondFactor",
  "forgetSecondFactors",
  "account.download",
  "account.erase",
  "role.give",
  "role.take",
  "roster.correct",
  "roster.import",
  "letters.print",
  "secret.rotate",
] as const;
export type AuditAct = (typeof auditActs)[number];

/** Tells whether a word is one the audit log uses; an entry of a later version may have another. */
export function isAuditAct(word: string): word is AuditAct {
  return (auditActs as readonly string[]).includes(word);
}

/** What an entry of the audit log can tell beside who, when, what and about whom. */
export const auditDetails = [
  "way",
  "role",
  "branch",
  "withoutMailbox",
  "letters",
  "added",
  "changed",
  "left",
  "doubtful",
  "sealed",
] as const;
export type AuditDetail = (typeof auditDetails)[number];
