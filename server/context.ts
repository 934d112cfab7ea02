import type { Asker, Seat } from "#domain/permission.ts";
import type { Branch } from "#domain/person.ts";
import type { RosterPerson } from "#domain/roster.ts";
import type { Database } from "#server/database/open.ts";
import type { RollLine } from "#server/database/queries/vote.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import type { LookUpTexts } from "#server/platform/mail/text-records.ts";
import type { Secret } from "#server/platform/secret.ts";

/** The current user; null is a visitor. */
export type Me = Asker &
  RosterPerson & {
    id: string;
    sessionId: string;
    sessionExpires: Date;
    /** Their seat on the committee; null for everyone else. */
    seat: Seat | null;
    /** Their lines on the rolls of votes, if they were read with the session. */
    roll?: readonly RollLine[];
  };

/** The current browser, as far as actions need it. */
export type Browser = {
  /** Its kind and device in a few words ("Firefox, Android"). */
  device: string;
  /** Gives it a session, which lasts until the browser closes if no end is given; null removes the session. */
  setSession(session: { token: string; expiresAt: Date | null } | null): void;
  /** Makes it a kiosk for as long as the browser keeps its cookies. */
  setKiosk(token: string): void;
  /** Lets it set up the installation; null ends that. */
  setSetUp(session: { token: string; expiresAt: Date } | null): void;
};

/** The kiosk of a tablet. */
export type Kiosk = { id: string; name: string; branch: Branch };

/** The set-up of a new installation, for the one browser that opened its link. */
export type SetUpSession = { id: string };

/** The context of every action and every field of the API. */
export type Context = {
  db: Database;
  me: Me | null;
  now: Date;
  /** The current kiosk; null for any other browser. */
  kiosk: Kiosk | null;
  /** The set-up that this browser may do, besides what its user may do; null for any other browser. */
  setUp: SetUpSession | null;
  /** The folder that gets the mails of an installation without a mail server; null with one. */
  mailFolder: string | null;
  /** The public address of the site, for links in mails. */
  publicUrl: URL;
  /** The company's own login, with its name if that is not the company's; null if there is none. */
  companyLogin: { name: string | null } | null;
  /** The address that mails come from, if the operator chose another one than the fund's. */
  mailFrom: string | null;
  /** Looks up what a domain says about mails in its name. */
  lookUpTexts: LookUpTexts;
  /** A keyed hash of the request's network: the same for the same network, and nothing more. */
  network(): string;
  secret: Secret;
  /** The store with the bytes of files. */
  files: FileStore;
  /** Whether files of dossiers are scanned for viruses before anyone can download them. */
  scansFiles: boolean;
  browser: Browser;
};
