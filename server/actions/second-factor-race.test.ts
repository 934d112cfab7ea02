import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { codeApp } from "#domain/second-factor.ts";
import { beginCodeApp, confirmCodeApp, proveWithCode } from "#server/actions/code-app.ts";
import {
  beginPasskey,
  beginPasskeyProof,
  finishPasskey,
  proveWithPasskey,
  removePasskey,
} from "#server/actions/passkey.ts";
import { findMe, startSession } from "#server/actions/session.ts";
import { openDatabase } from "#server/database/open.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { passkeys } from "#server/database/tables/second-factor.ts";
import { codeAt, stepAt } from "#server/platform/totp.ts";
import { anAuthenticator } from "#test/authenticator.ts";
import { appKey } from "#test/code-app.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aPerson } from "#test/factories.ts";

/** A fund whose actions run in parallel, and a function that logs a coordinator in. */
async function aBusyFund() {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const person = await aPerson(db, { employeeId: "12345678", email: `${randomUUID()}@amandel.example` });
  await db.insert(personRoles).values({ personId: person.id, role: "coordinator", givenAt: new Date(0) });
  const logIn = async () => {
    let token = "";
    const setSession = (session: { token: string } | null) => {
      token = session?.token ?? "";
    };
    const visitor = aContext(db, { browser: { device: "Test", setSession, setKiosk: () => {}, setSetUp: () => {} } });
    await startSession(visitor, { personId: person.id, way: "mail_code", isRemembered: false });
    return async () => ({ ...visitor, me: await findMe(visitor, token) });
  };
  return { db, logIn };
}

const outcomes = async (acts: Promise<unknown>[]) =>
  (await Promise.allSettled(acts)).map(({ status }) => status).sort();

test("when many use the same code at once, one gets in", async () => {
  const { db, logIn } = await aBusyFund();
  const context = await logIn();
  const { secret } = await beginCodeApp(await context());
  const { now } = await context();
  const code = (stepsOn: number) => codeAt(appKey(secret), stepAt(now, codeApp) + stepsOn, codeApp);
  await confirmCodeApp(await context(), { code: code(0) });
  const sessions = await Promise.all(Array.from({ length: 6 }, async () => (await logIn())()));
  const came = await outcomes(sessions.map((session) => proveWithCode(session, { code: code(1) })));
  expect(came).toEqual(["fulfilled", ...Array.from({ length: 5 }, () => "rejected")]);
  expect(await db.$count(auditEntries)).toBe(2);
});

test("when many send the same passkey answer at once, one gets in", async () => {
  const { logIn } = await aBusyFund();
  const context = await logIn();
  const device = anAuthenticator();
  await finishPasskey(await context(), { answer: device.make(await beginPasskey(await context())), name: "" });
  const ownContext = await context();
  const answer = device.show(await beginPasskeyProof(ownContext));
  const came = await outcomes(Array.from({ length: 6 }, () => proveWithPasskey(ownContext, { answer })));
  expect(came).toEqual(["fulfilled", ...Array.from({ length: 5 }, () => "rejected")]);
});

test("only one of two parallel first passkeys is added, and the last two cannot be removed at once", async () => {
  const { db, logIn } = await aBusyFund();
  const [one, other] = [await logIn(), await logIn()];
  const adding = await Promise.all(
    [one, other].map(async (context) => {
      const ownContext = await context();
      return { ownContext, answer: anAuthenticator().make(await beginPasskey(ownContext)) };
    }),
  );
  const outcomesOfAdding = await outcomes(
    adding.map(({ ownContext, answer }) => finishPasskey(ownContext, { answer, name: "" })),
  );
  expect(outcomesOfAdding).toEqual(["fulfilled", "rejected"]);

  const contexts = await Promise.all([one(), other()]);
  const proven = contexts.find(({ me }) => me?.hasSecondFactor) ?? contexts[0];
  const second = anAuthenticator().make(await beginPasskey(proven));
  await finishPasskey(proven, { answer: second, name: "" });
  const storedPasskeys = await db.select().from(passkeys);
  expect(storedPasskeys).toHaveLength(2);
  const outcomesOfRemoving = await outcomes(storedPasskeys.map(({ id }) => removePasskey(proven, { id })));
  expect(outcomesOfRemoving).toEqual(["fulfilled", "rejected"]);
  expect(await db.$count(passkeys)).toBe(1);
});
