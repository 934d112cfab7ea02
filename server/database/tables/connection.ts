import { tokenPermissions, webhookEvents } from "#domain/connection.ts";
import { index, integer, pgTable, text, uuid } from "#server/database/drizzle.ts";
import { id, instant } from "#server/database/tables/column.ts";

/** The tokens of other programs. The audit log shows who made one. */
export const apiTokens = pgTable("api_tokens", {
  id: id(),
  name: text().notNull(),
  permissions: text({ enum: tokenPermissions }).array().notNull(),
  /** A token is shown once; only its keyed hash is stored. */
  hash: text().notNull().unique(),
  madeAt: instant().notNull(),
  expiresAt: instant().notNull(),
  lastUsedAt: instant(),
});

/** The addresses of other sites that hear about events. */
export const webhooks = pgTable("webhooks", {
  id: id(),
  address: text().notNull(),
  events: text({ enum: webhookEvents }).array().notNull(),
  /** The key of the signature, sealed. */
  sealedKey: text().notNull(),
  madeAt: instant().notNull(),
});

/** The log of messages to webhooks. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text({ enum: webhookEvents }).notNull(),
    body: text().notNull(),
    madeAt: instant().notNull(),
    sentAt: instant(),
    /** The status of the last answer; null before the first answer. */
    status: integer(),
  },
  (delivery) => [index("webhook_deliveries_of_webhook").on(delivery.webhookId, delivery.madeAt)],
);
