import { integer, jsonb, pgTable, primaryKey, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";
import { sessions } from "#server/database/tables/session.ts";

/** Passkeys: the public key of a private key that never leaves its owner's device. */
export const passkeys = pgTable("passkeys", {
  id: id(),
  personId: uuid()
    .notNull()
    .references(() => people.id),
  credentialId: text().notNull().unique(),
  publicKey: text().notNull(),
  counter: integer().notNull(),
  transports: jsonb().$type<string[]>().notNull(),
  name: text().notNull(),
  madeAt: instant().notNull(),
  usedAt: instant(),
});

/** Code apps, one per person; the shared secret is sealed. */
export const codeApps = pgTable("code_apps", {
  personId: uuid()
    .primaryKey()
    .references(() => people.id),
  sealedSecret: text().notNull(),
  /** The last half minute whose code was used, because no code works twice. */
  lastStep: integer(),
  confirmedAt: instant().notNull(),
});

/** The last challenge to a browser for each purpose; it works once, and only in its own session. */
export const factorChallenges = pgTable(
  "factor_challenges",
  {
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["new_passkey", "show_passkey", "new_code_app"] }).notNull(),
    /** The random challenge, or the secret of a code app that has not shown a code yet. */
    sealedChallenge: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (challenge) => [primaryKey({ columns: [challenge.sessionId, challenge.purpose] })],
);
