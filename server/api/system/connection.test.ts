import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { GivenRole } from "#domain/permission.ts";
import { addWebhook, endToken, findProgram, makeToken, removeWebhook } from "#server/actions/connection.ts";
import { giveToCommittee } from "#server/actions/dossier-handling.ts";
import { announceOpening, planVotes } from "#server/actions/vote-plan.ts";
import { announceEvent, sendWebhook } from "#server/actions/webhook.ts";
import { createEndpoint } from "#server/api/endpoint.ts";
import { systemSchema } from "#server/api/system/index.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { apiTokens, webhookDeliveries, webhooks } from "#server/database/tables/connection.ts";
import { jobs } from "#server/database/tables/job.ts";
import { createPost } from "#server/platform/http/post.ts";
import { aClosedCall } from "#test/decision.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { silentLog } from "#test/log.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const officer = async (fund: Fund, role: GivenRole = "operator") =>
  fund.context(loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true }));
const aToken = { name: "Watch", permissions: ["readAuditLog"], months: "3" } as const;
const aWebhook = { address: "https://hooks.partner.example/samen", events: ["dossierMoved"] } as const;

/** Runs an operation for a program and returns the answer. */
async function askAs(fund: Fund, token: string, query: string) {
  const program = await findProgram(fund.context(null), token);
  const endpoint = createEndpoint({ schema: systemSchema, log: silentLog, introspection: false });
  return endpoint.run({ query }, { ...fund.context(null), requestId: "test", demo: null, program });
}

const readLog = `{ auditLog(list: "") { rows { id } } }`;
const readMails = `{ mailLog(list: "") { rows { id } } }`;

test("a program reads with its token what it may, and nothing else", async ({ fund }) => {
  const token = await makeToken(await officer(fund), aToken);
  expect(await askAs(fund, token, readLog)).toMatchObject({
    data: { auditLog: { rows: [{ id: expect.any(String) }] } },
  });
  const saveView = `mutation { saveView(list: audit, name: "Mine", address: "", isShared: true) }`;
  for (const query of [readMails, saveView, "{ apiTokens { id } }", `{ people(list: "") { rows { id } } }`])
    expect(await askAs(fund, token, query), query).toMatchObject({
      errors: [{ extensions: { problem: { code: "login.required" } } }],
    });
});

test("a token is stored as a hash, and its last use is known", async ({ fund }) => {
  const token = await makeToken(await officer(fund), aToken);
  await findProgram(fund.context(null), token);
  const [row] = await fund.db.select().from(apiTokens);
  expect(JSON.stringify(row)).not.toContain(token.slice(6));
  expect(row?.lastUsedAt).toEqual(fund.now);
});

test("a token that was ended, or is too old, lets nobody in", async ({ fund }) => {
  const context = await officer(fund);
  const [first, second] = [await makeToken(context, aToken), await makeToken(context, aToken)];
  const rows = await fund.db.select().from(apiTokens);
  await endToken(context, { id: rows[0]?.id ?? "" });
  const programs = [await findProgram(context, first), await findProgram(context, second)];
  expect(programs.filter((program) => program === null)).toHaveLength(1);
  const later = { ...context, now: new Date("2027-02-16T09:00:00Z") };
  expect(await findProgram(later, second)).toBeNull();
});

test("only operators make tokens and webhooks, and the audit log has each before and after", async ({ fund }) => {
  for (const role of ["coordinator", "committee", "board"] as const) {
    const context = await officer(fund, role);
    await expect(makeToken(context, aToken)).rejects.toMatchObject({ problem: { code: "permission.denied" } });
    await expect(addWebhook(context, aWebhook)).rejects.toMatchObject({ problem: { code: "permission.denied" } });
  }
  const context = await officer(fund);
  await makeToken(context, aToken);
  await addWebhook(context, aWebhook);
  const [webhook] = await fund.db.select().from(webhooks);
  await removeWebhook(context, { id: webhook?.id ?? "" });
  const entries = await fund.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(entries.map(({ act, details }) => [act, details])).toEqual([
    ["make_token", { field: "Watch", before: "", after: "readAuditLog, 2027-02-15" }],
    ["add_webhook", { field: "hooks.partner.example", before: "", after: "dossierMoved" }],
    ["remove_webhook", { field: "hooks.partner.example", before: "dossierMoved", after: "" }],
  ]);
});

test("a webhook in a private network is refused, and so is a token that may do nothing", async ({ fund }) => {
  const context = await officer(fund);
  await expect(addWebhook(context, { ...aWebhook, address: "https://192.168.1.1/" })).rejects.toMatchObject({
    problem: { code: "form.invalid" },
  });
  await expect(makeToken(context, { ...aToken, permissions: [] })).rejects.toMatchObject({
    problem: { code: "connection.nothingChosen" },
  });
});

test("a webhook hears that an ordinary dossier moved, and nothing of a confidential one", async ({ fund }) => {
  await addWebhook(await officer(fund), aWebhook);
  const coordinator = await officer(fund, "coordinator");
  const { id: callId } = await aClosedCall(fund.db);
  for (const confidential of ["yes", "no"] as const) {
    const dossier = await aStoredDossier(fund.db, { callId, state: "submitted", answers: { confidential } });
    await giveToCommittee(coordinator, { dossierId: dossier.id });
    const deliveries = await fund.db.select().from(webhookDeliveries);
    const messages = deliveries.map(({ body }) => JSON.parse(body));
    const message = { event: "dossierMoved", number: dossier.number, from: "submitted", to: "in_review" };
    expect(messages, confidential).toEqual(
      confidential === "yes" ? [] : [{ id: deliveries[0]?.id, at: fund.now.toISOString(), ...message }],
    );
  }
});

test("webhooks hear at which moment a vote opens, also when it was moved", async ({ fund }) => {
  await addWebhook(await officer(fund), { ...aWebhook, events: ["voteOpened"] });
  const call = await aClosedCall(fund.db);
  await planVotes(fund.context(null));
  const plan = await fund.db.select().from(jobs).where(eq(jobs.kind, "openVote"));
  const [payload] = plan.map((job) => job.payload as { callId: string; at: string });
  if (!payload) throw new Error("The opening was not planned");
  expect(plan.map(({ runAt }) => runAt)).toEqual([call.votingOpens]);
  await fund.db.update(calls).set({ votingOpens: new Date("2026-12-11T00:00:00Z") });
  await announceOpening(fund, payload);
  expect(await fund.db.$count(webhookDeliveries)).toBe(0);
  await announceOpening(fund, { ...payload, at: "2026-12-11T00:00:00.000Z" });
  const [delivery] = await fund.db.select().from(webhookDeliveries);
  expect(JSON.parse(delivery?.body ?? "")).toMatchObject({ event: "voteOpened", call: call.slug });
});

/** Another site that answers with these statuses, one after the other, and keeps what it got. */
async function aSite(statuses: number[]) {
  const got: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    got.push({ body, signature: String(request.headers["samen-signature"]) });
    response.writeHead(statuses.shift() ?? 200).end("thanks");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test("a message is signed, tried again when the other site is down, and sent once", async ({ fund }) => {
  const key = await addWebhook(await officer(fund), { ...aWebhook, events: ["voteOpened"] });
  const { got, address } = await aSite([500, 204]);
  await fund.db.update(webhooks).set({ address });
  await announceEvent(fund, { event: "voteOpened", call: "2026" });
  const [job] = await fund.db.select().from(jobs).where(eq(jobs.kind, "sendWebhook"));
  const payload = job?.payload as { deliveryId: string };
  const context = fund.context(null);
  const post = createPost(() => true);
  await expect(sendWebhook(context, post, payload)).rejects.toThrow("500");
  await sendWebhook(context, post, payload);
  await sendWebhook(context, post, payload);
  expect(got).toHaveLength(2);
  const { body = "", signature } = got[1] ?? {};
  const time = fund.now.getTime() / 1000;
  const expected = createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
  expect(signature).toBe(`t=${time},v1=${expected}`);
  expect(await fund.db.select().from(webhookDeliveries)).toMatchObject([{ status: 204, sentAt: fund.now }]);
});

test("the log of each webhook has its own latest messages, and says which of them were given up", async ({ fund }) => {
  const me = loggedIn(await aPerson(fund.db), { roles: ["operator"], hasSecondFactor: true });
  await addWebhook(fund.context(me), { ...aWebhook, events: ["voteOpened"] });
  await announceEvent(fund, { event: "voteOpened", call: "2025" });
  await fund.db.update(jobs).set({ failedAt: fund.now }).where(eq(jobs.kind, "sendWebhook"));
  await addWebhook(fund.context(me), { address: "https://busy.partner.example/", events: ["dossierMoved"] });
  fund.now = new Date(fund.now.getTime() + 60_000);
  for (let count = 0; count < 60; count++)
    await announceEvent(fund, { event: "dossierMoved", number: `2026-${count}`, from: "submitted", to: "in_review" });
  const log = await fund.askSystem(me, `{ webhooks { address deliveries { event isGivenUp } } }`);
  const waiting = { event: "dossierMoved", isGivenUp: false };
  expect(log.data?.webhooks).toEqual([
    { address: "https://busy.partner.example/", deliveries: Array(5).fill(waiting) },
    { address: aWebhook.address, deliveries: [{ event: "voteOpened", isGivenUp: true }] },
  ]);
});

test("a name that leads into a private network gets no message", async ({ fund }) => {
  await addWebhook(await officer(fund), { ...aWebhook, events: ["voteOpened"] });
  const { got, address } = await aSite([]);
  await fund.db.update(webhooks).set({ address: address.replace("127.0.0.1", "localhost") });
  await announceEvent(fund, { event: "voteOpened", call: "2026" });
  const [delivery] = await fund.db.select().from(webhookDeliveries);
  const send = sendWebhook(fund.context(null), createPost(), { deliveryId: delivery?.id ?? "" });
  await expect(send).rejects.toThrow("private network");
  const direct = createPost()({ address, body: "{}", headers: {} });
  await expect(direct).rejects.toThrow("private network");
  expect(got).toEqual([]);
});
