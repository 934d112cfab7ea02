import { createHmac, randomUUID } from "node:crypto";
import type { WebhookEvent } from "#domain/connection.ts";
import { addJobs } from "#server/actions/job.ts";
import type { Context } from "#server/context.ts";
import { arrayContains, eq } from "#server/database/drizzle.ts";
import { deliveryJobKey } from "#server/database/queries/connection.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { webhookDeliveries, webhooks } from "#server/database/tables/connection.ts";
import type { Post } from "#server/platform/http/post.ts";

/** An event, with public words or numbers only: nothing about a person, and nothing confidential. */
export type Announcement =
  | { event: "dossierMoved"; number: string; from: string; to: string }
  | { event: "projectPublished"; project: string }
  | { event: Extract<WebhookEvent, `vote${string}`>; call: string };

/** Tells every webhook that wants to hear of an event, once the surrounding transaction commits. */
export async function announceEvent(context: Pick<Context, "db" | "now">, announcement: Announcement): Promise<void> {
  const { db, now } = context;
  const { event } = announcement;
  const listeners = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(arrayContains(webhooks.events, [event]));
  if (listeners.length === 0) return;
  const rows = listeners.map(({ id: webhookId }) => {
    const id = randomUUID();
    return { id, webhookId, event, body: JSON.stringify({ id, at: now.toISOString(), ...announcement }), madeAt: now };
  });
  await db.insert(webhookDeliveries).values(rows);
  await addJobs(
    context,
    rows.map(({ id }) => ({ kind: "sendWebhook" as const, payload: { deliveryId: id }, key: deliveryJobKey(id) })),
  );
}

type SendContext = Pick<Context, "db" | "now" | "secret">;

/** Sends a message to its webhook; throws when the other site does not take it, so that the queue tries again. */
export async function sendWebhook(
  { db, now, secret }: SendContext,
  post: Post,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!row || row.delivery.sentAt) return;
  const { id, address, sealedKey } = row.webhook;
  const { body } = row.delivery;
  const key = secret.open(placeOf(sealedColumns.webhookKey, id), sealedKey);
  const headers = { "samen-signature": signatureOf(key, body, now), "user-agent": "Samen" };
  const status = await post({ address, body, headers });
  const isTaken = status >= 200 && status < 300;
  await db
    .update(webhookDeliveries)
    .set({ status, ...(isTaken && { sentAt: now }) })
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!isTaken) throw new Error(`A webhook answered ${status}.`);
}

/** Signs the time and the body, so that nobody can change a message or send it again much later. */
function signatureOf(key: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac("sha256", key).update(`${time}.${body}`).digest("hex")}`;
}
