import { asc, desc, inArray } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { apiTokens, webhookDeliveries, webhooks } from "#server/database/tables/connection.ts";

export type TokenRow = Omit<typeof apiTokens.$inferSelect, "hash">;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type WebhookRow = Omit<typeof webhooks.$inferSelect, "sealedKey">;

/** Lists the tokens of other programs, without their hashes. */
export function listTokens(db: Database): Promise<TokenRow[]> {
  const { id, name, permissions, madeAt, expiresAt, lastUsedAt } = apiTokens;
  return db
    .select({ id, name, permissions, madeAt, expiresAt, lastUsedAt })
    .from(apiTokens)
    .orderBy(asc(apiTokens.name), asc(apiTokens.id));
}

/** Lists the webhooks, without their keys. */
export function listWebhooks(db: Database): Promise<WebhookRow[]> {
  const { id, address, events, madeAt } = webhooks;
  return db.select({ id, address, events, madeAt }).from(webhooks).orderBy(asc(webhooks.address), asc(webhooks.id));
}

const mostDeliveries = 50;

/** Lists the latest messages to these webhooks. */
export function listDeliveries(db: Database, webhookIds: readonly string[]): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.webhookId, [...webhookIds]))
    .orderBy(desc(webhookDeliveries.madeAt), desc(webhookDeliveries.id))
    .limit(mostDeliveries);
}
