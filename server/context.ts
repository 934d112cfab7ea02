import type { Asker } from "#domain/permission.ts";
import type { Branch } from "#domain/person.ts";
import type { RosterPerson } from "#domain/roster.ts";
import type { Database } from "#server/database/open.ts";
import type { RollLine } from "#server/database/queries/vote.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import type { Secret } from "#server/platform/secret.ts";

/** Who is asking; null is a visitor. */
export type Me = Asker &
  RosterPerson & {
    id: string;
    sessionId: string;
    sessionExpires: Date;
    /** Their lines on the rolls of votes, where they were read along with the session. */
    roll?: readonly RollLine[];
  };

/** The browser that asks, as far as an action may know or tell it. */
export type Browser = {
  /** Its kind and device in a few words ("Firefox, Android"). */
  device: string;
  /** Gives it a session, until it is closed when no end is named; null takes the session away. */
  setSession(session: { token: string; expiresAt: Date | null } | null): void;
  /** Makes it a kiosk, for as long as it keeps anything. */
  setKiosk(token: string): void;
};

/** The kiosk that a tablet is. */
export type Kiosk = { id: string; name: string; branch: Branch };

/** What every action and every field of the API is handed. */
export type Context = {
  db: Database;
  me: Me | null;
  now: Date;
  /** The kiosk that asks; null for any other browser. */
  kiosk: Kiosk | null;
  /** Where the site is reached, for links in mails. */
  publicUrl: URL;
  /** The company's own login, by the name people call it where that is not the company's; null where there is none. */
  companyLogin: { name: string | null } | null;
  /** The network the request came from, as a hash with our own key: the same for the same network, and nothing else. */
  network(): string;
  secret: Secret;
  /** Where the bytes of files are. */
  files: FileStore;
  /** Whether files of dossiers are looked at for viruses before anyone gets them. */
  scansFiles: boolean;
  browser: Browser;
};
