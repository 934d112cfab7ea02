import { shownDeliveries } from "#domain/connection.ts";
import { and, asc, eq, inArray, isNull, lte, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { apiTokens, webhookDeliveries, webhooks } from "#server/database/tables/connection.ts";
import { jobs } from "#server/database/tables/job.ts";

export type TokenRow = Omit<typeof apiTokens.$inferSelect, "hash">;
/** A message to a webhook; nobody tries to send it any more if it was given up. */
export type DeliveryRow = typeof webhookDeliveries.$inferSelect & { isGivenUp: boolean };
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

/** Gives the key of the job that sends a message, so that the log can tell whether it still waits. */
export const deliveryJobKey = (id: string) => `${jobPrefix}${id}`;
const jobPrefix = "sendWebhook ";

/** Lists the latest messages to each of these webhooks, the last one first. */
export async function listDeliveries(db: Database, webhookIds: readonly string[]): Promise<DeliveryRow[]> {
  const { id, webhookId, madeAt } = webhookDeliveries;
  const placed = db
    .select({
      id,
      nth: sql<number>`row_number() over (partition by ${webhookId} order by ${madeAt} desc, ${id} desc)`.as("nth"),
    })
    .from(webhookDeliveries)
    .where(inArray(webhookId, [...webhookIds]))
    .as("placed");
  const isItsJob = eq(jobs.key, sql`${jobPrefix}::text || ${id}::text`);
  const rows = await db
    .select({ delivery: webhookDeliveries, jobId: jobs.id })
    .from(placed)
    .innerJoin(webhookDeliveries, eq(id, placed.id))
    .leftJoin(jobs, and(isItsJob, isNull(jobs.failedAt)))
    .where(lte(placed.nth, shownDeliveries))
    .orderBy(placed.nth);
  return rows.map(({ delivery, jobId }) => ({ ...delivery, isGivenUp: !delivery.sentAt && jobId === null }));
}
