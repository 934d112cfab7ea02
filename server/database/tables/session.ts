import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { loginWays } from "#domain/login.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { people } from "#server/database/tables/person.ts";

/** Who is logged in, and where. The cookie holds a token of which only the hash stands here. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    way: text({ enum: loginWays }).notNull(),
    /** The kind of browser and device, for whoever looks at their own list. */
    device: text().notNull(),
    isRemembered: boolean().notNull(),
    startedAt: instant().notNull(),
    seenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When a passkey or code app was shown in this session; null as long as it was not. */
    secondFactorAt: instant(),
  },
  (session) => [index("sessions_of_person").on(session.personId), index("sessions_oldest").on(session.expiresAt)],
);
