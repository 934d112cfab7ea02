import { createListFileHandler } from "#server/api/list-file.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

async function download(fund: Fund, me: ReturnType<typeof loggedIn> | null, path: string) {
  const url = await serveHandlers(createListFileHandler(async () => fund.context(me)));
  return fetch(url + path);
}

const officer = async (fund: Fund, role: "coordinator" | "committee" | "operator") =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

const address = "/en/office/dossiers.csv?column=state&column=number&column=organisation&column=language&sort=sent";

test("a coordinator downloads ordinary projects whole and confidential ones bare, and the log says so", async ({
  fund,
}) => {
  const me = await officer(fund, "coordinator");
  const [first, second] = [new Date("2026-09-10T08:00:00Z"), new Date("2026-09-11T08:00:00Z")];
  const ordinary = await aStoredDossier(fund.db, { state: "submitted", language: "fr", begunAt: first });
  const bare = await aStoredDossier(fund.db, {
    state: "in_review",
    language: "fr",
    begunAt: second,
    reviewSince: second,
    answers: { confidential: "yes" },
  });
  const answer = await download(fund, me, address);
  expect((await answer.text()).trimEnd().split("\r\n").slice(1)).toEqual([
    `Snoezeltuin;New;${ordinary.number};De Wilgentuin vzw;French (Français)`,
    `Confidential project;In committee;${bare.number};;`,
  ]);
  const entries = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "export_dossiers"));
  expect(entries.map(({ actorId }) => actorId)).toEqual([me.id]);
});

test("a member downloads what they read, and only a line of what they left", async ({ fund }) => {
  const me = await officer(fund, "committee");
  const reviewSince = new Date("2026-09-12T08:00:00Z");
  const dates = [new Date("2026-09-10T08:00:00Z"), new Date("2026-09-11T08:00:00Z")];
  const confidential = { state: "in_review", reviewSince, answers: { confidential: "yes" } } as const;
  const [read, left] = await Promise.all(
    dates.map((begunAt) => aStoredDossier(fund.db, { ...confidential, begunAt, language: "nl" })),
  );
  if (!read || !left) throw new Error("The dossiers were not stored");
  await fund.db.insert(declarations).values([
    { dossierId: read.id, personId: me.id, answer: "none" },
    { dossierId: left.id, personId: me.id, answer: "involved" },
  ]);
  const lines = (await (await download(fund, me, address)).text()).trimEnd().split("\r\n").slice(1);
  expect(lines).toEqual([
    // A member who left a dossier does not see when it was sent, so it has no place among the others.
    `Confidential project;;${left.number};De Wilgentuin vzw;`,
    `Snoezeltuin;In committee;${read.number};De Wilgentuin vzw;Dutch (Nederlands)`,
  ]);
});

test("the file says until when a dossier can be completed, as every page does", async ({ fund }) => {
  const completeBy = new Date("2999-11-18T23:00:00Z");
  await aStoredDossier(fund.db, { state: "incomplete", completeBy });
  const path = "/fr/office/dossiers.csv?column=state&sort=sent";
  const answer = await download(fund, await officer(fund, "coordinator"), path);
  expect(await answer.text()).toMatch(/jusqu’au 18\snovembre\s2999 inclus, 23:59/);
});

test("an operator downloads no dossiers", async ({ fund }) => {
  const answer = await download(fund, await officer(fund, "operator"), address);
  expect(answer.status).toBe(403);
  expect(await fund.db.$count(auditEntries)).toBe(0);
});

test("the file shows of a confidential project exactly what the list shows each member", async ({ fund }) => {
  const confidential = { state: "in_review", answers: { confidential: "yes" } } as const;
  const { id: dossierId, number } = await aStoredDossier(fund.db, { ...confidential, language: "nl" });
  const members = {
    reader: { answer: "none" },
    undeclared: { answer: null },
    aside: { answer: "involved" },
    excluded: { exclusion: "applicant" },
  } as const;
  const seenInFile: Record<string, string[]> = {};
  for (const [name, declaration] of Object.entries(members)) {
    const me = await officer(fund, "committee");
    await fund.db.insert(declarations).values({ dossierId, personId: me.id, ...declaration });
    const path = "/en/office/dossiers.csv?column=asked&column=number&column=organisation";
    const file = await (await download(fund, me, path)).text();
    const query = `{ officeDossiers(list: "") { rows { title askedInCents number organisation } } }`;
    const { data } = await fund.ask(me, query);
    const { rows } = (data as { officeDossiers: { rows: Record<string, string | number | null>[] } }).officeDossiers;
    const listedLines = rows.map(({ title, askedInCents, number, organisation }) =>
      [
        title ?? "Confidential project",
        askedInCents === null ? "" : `€${Number(askedInCents) / 100}`.replace(/(\d)(\d{3})$/, "$1,$2"),
        number ?? "",
        organisation ?? "",
      ].join(";"),
    );
    seenInFile[name] = file.trimEnd().split("\r\n").slice(1);
    expect(seenInFile[name], name).toEqual(listedLines);
  }
  expect(seenInFile).toEqual({
    reader: [`Snoezeltuin;€6,200;${number};De Wilgentuin vzw`],
    undeclared: [`Confidential project;;${number};De Wilgentuin vzw`],
    aside: [`Confidential project;;${number};De Wilgentuin vzw`],
    excluded: [],
  });
});
