import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eraseOwnData } from "#server/actions/account.ts";
import { endSessionsOf } from "#server/actions/session.ts";
import { lockPeople } from "#server/database/queries/person.ts";
import { sessions } from "#server/database/tables/session.ts";
import { aBusyFund, outcomeOf, someoneWaits } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("someone who erases their data waits for a correction that ends their sessions", async () => {
  const { db, now, context } = await aBusyFund();
  const person = await aPerson(db);
  await db.insert(sessions).values({
    id: randomUUID(),
    tokenHash: randomUUID(),
    personId: person.id,
    way: "mail_code",
    device: "Firefox",
    isRemembered: false,
    startedAt: now,
    seenAt: now,
    expiresAt: new Date("2026-12-01T00:00:00Z"),
  });
  let erasing: Promise<string | undefined> | undefined;
  await db.transaction(async (correcting) => {
    await lockPeople(correcting);
    erasing = outcomeOf(eraseOwnData(context(loggedIn(person))));
    await someoneWaits(db);
    await endSessionsOf(correcting, [person.id]);
  });
  expect(await erasing).toBe("done");
});
