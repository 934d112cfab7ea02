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
  "mail",
  "audit",
] as const;
export type OwnRecordKind = (typeof ownRecordKinds)[number];

/** The kinds that stay when someone has all erased that may be erased; the site tells why of each. */
export const lastingKinds = ["person", "role", "audit"] as const satisfies readonly OwnRecordKind[];
export type LastingKind = (typeof lastingKinds)[number];

/** Tells whether records of a kind stay when their owner asks for erasure. */
export function isLasting(kind: OwnRecordKind): kind is LastingKind {
  return (lastingKinds as readonly OwnRecordKind[]).includes(kind);
}
