import { expect, onTestFinished, test } from "vitest";
import { addKiosk, enterKiosk, findKiosk, removeKiosk, setUpKiosk } from "#server/actions/kiosk.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { openDatabase } from "#server/database/open.ts";
import { listKiosks } from "#server/database/queries/kiosk.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { sessions } from "#server/database/tables/session.ts";
import { outcomeOf } from "#test/busy-fund.ts";
import { aContext, testSecret } from "#test/context.ts";
import { aPostgres } from "#test/database.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

async function aFundWithKiosk() {
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const coordinator = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const office = aContext(db, { me: coordinator });
  const { code } = await addKiosk(office, { branch: "gent", name: "Canteen" });
  return { db, office, code };
}

test("when ten tablets use one code at once, one becomes the kiosk", async () => {
  const { db, code } = await aFundWithKiosk();
  const tokens: string[] = [];
  const browser = {
    device: "Tablet",
    setSession: () => {},
    setKiosk: (token: string) => tokens.push(token),
    setSetUp: () => {},
  };
  const tries = Array.from({ length: 10 }, () => setUpKiosk(aContext(db, { browser }), { code }));
  const ends = await Promise.allSettled(tries);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const kiosks = await Promise.all(tokens.map((token) => findKiosk(aContext(db), token)));
  expect(kiosks).toMatchObject([{ name: "Canteen" }]);
});

test("nobody stays logged in at a kiosk that is removed during their login", async () => {
  const { db, office, code } = await aFundWithKiosk();
  await setUpKiosk(aContext(db), { code });
  const [kiosk = null] = await listKiosks(db);
  const letters = [];
  for (let number = 0; number < 10; number++) {
    const { id: personId, employeeId: employee_id } = await aPerson(db, { email: null });
    const codeHash = hashAccessCode(testSecret, "ABCDEFGHJKMN");
    await db.insert(accessCodes).values({ personId, codeHash, madeAt: office.now });
    letters.push({ employee_id, access_code: "ABCDEFGHJKMN" });
  }
  const coming = letters.map((letter) => enterKiosk(aContext(db, { kiosk }), letter));
  const removing = removeKiosk(office, { id: kiosk?.id ?? "" });
  const ends = await Promise.all(coming.map(outcomeOf));
  await removing;
  // Some were logged in, and then out; the others hear that this tablet is no kiosk any more.
  expect(ends.filter((end) => end !== "done" && end !== "kiosk.notHere")).toEqual([]);
  expect(await db.$count(sessions)).toBe(0);
});
