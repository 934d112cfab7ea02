import { loginWays } from "#domain/login.ts";
import { boolean, index, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";
import { kiosks } from "#server/database/tables/kiosk.ts";
import { people } from "#server/database/tables/person.ts";

/** The sessions. The cookie holds a token, and this table only its hash. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    way: text({ enum: loginWays }).notNull(),
    /** The kind of browser and device, for the owner's list of sessions. */
    device: text().notNull(),
    isRemembered: boolean().notNull(),
    startedAt: instant().notNull(),
    seenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When this session showed a passkey or code app; null as long as it did not. */
    secondFactorAt: instant(),
    /** The kiosk, where people may only vote and sessions end soon; removing it ends them. Null for other browsers. */
    kioskId: uuid().references(() => kiosks.id, { onDelete: "cascade" }),
  },
  (session) => [
    index("sessions_of_person").on(session.personId),
    index("sessions_oldest").on(session.expiresAt),
    index("sessions_at_kiosk").on(session.kioskId),
  ],
);
