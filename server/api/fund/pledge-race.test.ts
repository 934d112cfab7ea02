import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pledgeGift } from "#server/actions/pledge.ts";
import type { Context } from "#server/context.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { mails } from "#server/database/tables/mail.ts";
import { pledges } from "#server/database/tables/pledge.ts";
import { aContext } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { takesGifts } from "#test/factories.ts";

const gift = { amountInCents: 25_00, project: null, name: null, language: "nl" } as const;

async function aBusyFund(run: (db: Database, context: (network: number) => Context) => Promise<void>) {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  try {
    await takesGifts(db);
    await run(db, (network) => aContext(db, { network: () => `network ${network}` }));
  } finally {
    await close();
    await postgres.drop();
  }
}

test("every gift gets its own reference, even when many draws collide", () =>
  aBusyFund(async (db, context) => {
    let drawn = 0;
    // Each number comes four times in a row, so that later gifts have to draw again.
    const draw = () => 1 + Math.floor(drawn++ / 4);
    await Promise.all(
      Array.from({ length: 60 }, (_, network) =>
        pledgeGift(context(network), { ...gift, email: null, key: null }, draw),
      ),
    );
    const rows = await db.select().from(pledges);
    expect(rows).toHaveLength(60);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(60);
    expect(drawn).toBeGreaterThan(60);
  }));

test("three clicks on the button make one gift and one mail", () =>
  aBusyFund(async (db, context) => {
    const form = { ...gift, email: "anna@post.example", key: randomUUID() };
    const clicks = Array.from({ length: 3 }, (_, network) => pledgeGift(context(network), form));
    const answers = await Promise.all(clicks);
    expect(new Set(answers.map(({ id, reference }) => `${id} ${reference}`)).size).toBe(1);
    expect(await db.$count(pledges)).toBe(1);
    expect(await db.$count(mails)).toBe(1);
  }));
