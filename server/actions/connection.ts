import { randomBytes, randomUUID } from "node:crypto";
import {
  checkChoices,
  mostTokens,
  mostWebhooks,
  type TokenPermission,
  tokenFields,
  type WebhookEvent,
  webhookFields,
} from "#domain/connection.ts";
import { checkId } from "#domain/id.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { monthsAfter } from "#domain/retention.ts";
import { checkFields } from "#domain/rules.ts";
import { oneLine } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt, isNull, lt, or, sql } from "#server/database/drizzle.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { apiTokens, webhooks } from "#server/database/tables/connection.ts";

type NewToken = { name: string; permissions: readonly TokenPermission[]; months: string };

/** Makes a token for another program, and returns it; it is shown this once. */
export async function makeToken(context: Context, { name, permissions, months }: NewToken): Promise<string> {
  requirePermission(context.me, "manageConnections");
  refuse(invalidForm(checkFields(tokenFields, { name, months })));
  const { now, secret } = context;
  const [id, token] = [randomUUID(), `samen_${randomBytes(32).toString("base64url")}`];
  const expiresAt = monthsAfter(now, Number(months));
  const chosen = [...new Set(permissions)];
  await context.db.transaction(async (db) => {
    // Otherwise two people together could make more than there may be.
    await db.execute(sql`lock table ${apiTokens} in share row exclusive mode`);
    refuse(checkChoices(chosen, await db.$count(apiTokens), mostTokens));
    const row = { id, name: oneLine(name), permissions: chosen, madeAt: now, expiresAt };
    await db.insert(apiTokens).values({ ...row, hash: secret.hash("api-token", token) });
    await recordAudit(
      { ...context, db },
      { act: "make_token", subject: `token ${id}`, details: { field: row.name, before: "", after: describe(row) } },
    );
  });
  return token;
}

/** Ends a token at once. */
export async function endToken(context: Context, { id }: { id: string }): Promise<void> {
  requirePermission(context.me, "manageConnections");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    const [ended] = await db.delete(apiTokens).where(eq(apiTokens.id, id)).returning();
    if (!ended) return refuse({ code: "connection.unknown" });
    await recordAudit(
      { ...context, db },
      { act: "end_token", subject: `token ${id}`, details: { field: ended.name, before: describe(ended), after: "" } },
    );
  });
}

const describe = ({ permissions, expiresAt }: { permissions: readonly string[]; expiresAt: Date }) =>
  `${permissions.join(", ")}, ${expiresAt.toISOString().slice(0, 10)}`;

/** A lookup updates the last use of a token only if that is older than this. */
const usedEvery = 5 * 60_000;

/** Another program, and what it may do. */
export type Program = { id: string; permissions: readonly TokenPermission[] };

/** Finds the program of a token; null if the token has ended. */
export async function findProgram(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  token: string,
): Promise<Program | null> {
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.hash, secret.hash("api-token", token)), gt(apiTokens.expiresAt, now)));
  if (!row) return null;
  const { id, permissions } = row;
  const isOld = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - usedEvery)));
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), isOld));
  return { id, permissions };
}

type NewWebhook = { address: string; events: readonly WebhookEvent[] };

/** Adds a webhook, and returns the key of its signatures; it is shown this once. */
export async function addWebhook(context: Context, { address, events }: NewWebhook): Promise<string> {
  requirePermission(context.me, "manageConnections");
  refuse(invalidForm(checkFields(webhookFields, { address })));
  const { now, secret } = context;
  const [id, key] = [randomUUID(), randomBytes(32).toString("base64url")];
  const { href, host } = new URL(address.trim());
  const chosen = [...new Set(events)];
  await context.db.transaction(async (db) => {
    await db.execute(sql`lock table ${webhooks} in share row exclusive mode`);
    refuse(checkChoices(chosen, await db.$count(webhooks), mostWebhooks));
    const sealedKey = secret.seal(placeOf(sealedColumns.webhookKey, id), key);
    await db.insert(webhooks).values({ id, address: href, events: chosen, sealedKey, madeAt: now });
    await recordAudit(
      { ...context, db },
      { act: "add_webhook", subject: `webhook ${id}`, details: { field: host, before: "", after: chosen.join(", ") } },
    );
  });
  return key;
}

/** Removes a webhook with its log; messages that wait are not sent any more. */
export async function removeWebhook(context: Context, { id }: { id: string }): Promise<void> {
  requirePermission(context.me, "manageConnections");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    const [removed] = await db.delete(webhooks).where(eq(webhooks.id, id)).returning();
    if (!removed) return refuse({ code: "connection.unknown" });
    const { address, events } = removed;
    const details = { field: new URL(address).host, before: events.join(", "), after: "" };
    await recordAudit({ ...context, db }, { act: "remove_webhook", subject: `webhook ${id}`, details });
  });
}
