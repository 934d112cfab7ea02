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
};
