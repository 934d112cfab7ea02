import type { Language } from "#domain/language.ts";
import type { Branch, EmploymentStatus } from "#domain/person.ts";
import type { Database } from "#server/database/open.ts";

/** Who is asking; null is a visitor. */
export type Me = {
  id: string;
  firstname: string;
  lastname: string;
  branch: Branch;
  employmentStatus: EmploymentStatus;
  language: Language;
};

/** What every action and every field of the API is handed. */
export type Context = {
  db: Database;
  me: Me | null;
  now: Date;
  /** Where the site is reached, for links in mails. */
  publicUrl: URL;
  /** The network the request came from, as a hash with our own key: the same for the same network, and nothing else. */
  network(): string;
};
