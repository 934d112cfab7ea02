import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { loginWays } from "#domain/login.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
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
    /** Where they may only vote, and not rest; without it the session ends. Null for any other browser. */
    kioskId: uuid().references(() => kiosks.id, { onDelete: "cascade" }),
  },
  (session) => [
    index("sessions_of_person").on(session.personId),
    index("sessions_oldest").on(session.expiresAt),
    index("sessions_at_kiosk").on(session.kioskId),
  ],
);
