/** Every kind of record that can be about a person. What is kept about someone is told kind by kind. */
export const ownRecordKinds = [
  "person",
  "role",
  "session",
  "login",
  "access_code",
  "passkey",
  "code_app",
  "message",
  "pledge",
  "volunteer",
  "dossier",
  "dossier_version",
  "dossier_event",
  "dossier_message",
  "dossier_file",
  "hand_over",
  "late_access",
  "vote",
  "mail",
  "audit",
] as const;
export type OwnRecordKind = (typeof ownRecordKinds)[number];

/**
 * The kinds of which something stays when someone has all erased that may be erased; the site tells why of each. Of
 * dossiers with all that belongs to them, that is what was decided.
 */
const lastingKinds = [
  "person",
  "role",
  "dossier",
  "dossier_version",
  "dossier_event",
  "dossier_message",
  "dossier_file",
  "hand_over",
  "vote",
  "audit",
] as const satisfies readonly OwnRecordKind[];
export type LastingKind = (typeof lastingKinds)[number];

/** Tells whether records of a kind stay when their owner asks for erasure. */
export function isLasting(kind: OwnRecordKind): kind is LastingKind {
  return (lastingKinds as readonly OwnRecordKind[]).includes(kind);
}
