/** Every kind of record about a person. People read the records about them by kind. */
export const ownRecordKinds = [
  "person",
  "role",
  "session",
  "login",
  "access_code",
  "passkey",
  "code_app",
  "message",
  "message_reply",
  "pledge",
  "volunteer",
  "dossier",
  "dossier_version",
  "dossier_event",
  "dossier_message",
  "dossier_file",
  "dossier_note",
  "decision",
  "review",
  "opinion",
  "hand_over",
  "late_access",
  "declaration",
  "vote",
  "mail",
  "audit",
] as const;
export type OwnRecordKind = (typeof ownRecordKinds)[number];

/**
 * The kinds of which some records remain after erasure; the site gives the reason for each. Of dossiers and their
 * parts, the decided ones remain.
 */
const lastingKinds = [
  "person",
  "role",
  "dossier",
  "dossier_version",
  "dossier_event",
  "dossier_message",
  "dossier_file",
  "dossier_note",
  "decision",
  "review",
  "opinion",
  "hand_over",
  "declaration",
  "vote",
  "audit",
] as const satisfies readonly OwnRecordKind[];
export type LastingKind = (typeof lastingKinds)[number];

/** Tells whether records of a kind stay when their owner asks for erasure. */
export function isLasting(kind: OwnRecordKind): kind is LastingKind {
  return (lastingKinds as readonly OwnRecordKind[]).includes(kind);
}
