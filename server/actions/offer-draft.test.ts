import { randomUUID } from "node:crypto";
import { writeOfferForm } from "#domain/offer-draft.ts";
import { withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { closeOffer, makeOffer, publishOffer, writeOffer } from "#server/actions/offer-draft.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { offers } from "#server/database/tables/offer.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { volunteers } from "#server/database/tables/volunteer.ts";
import { anOfficer } from "#test/decision.ts";
import { anOffer, anOrganisation, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";

const asking = { answers: { extra_volunteers: "12" }, theme: "nature" } as const;

async function theDraft({ db }: Fund) {
  const [draft] = await db.select().from(offerDrafts);
  if (!draft) throw new Error("There is no draft of an offer");
  return draft;
}

const onSite = (fund: Fund) =>
  fund.ask(null, `{ offers(first: 9) { edges { node { slug hands title(language: fr) } } } }`);

const aVolunteer = { id: randomUUID(), name: "An", email: "an@amandel.example", text: "", language: "nl" } as const;

const complete = { "task.nl": "Bomen planten.", "moment.nl": "elke zaterdag", "moment.fr": "chaque samedi" };

test("a dossier that asks for volunteers makes a draft that nobody outside sees until an editor publishes it", async ({
  fund,
}) => {
  const { draft: project } = await aReleasedProject(fund, asking);
  const editor = fund.context(await anEditor(fund));
  const draft = await theDraft(fund);
  expect(draft).toMatchObject({
    dossierId: project.dossierId,
    hands: 12,
    title: { nl: "Snoezeltuin" },
    task: {},
    organisation: { name: "De Wilgentuin vzw" },
  });
  expect((await onSite(fund)).data).toEqual({ offers: { edges: [] } });
  await expect(publishOffer(editor, { id: draft.id, revision: 1 })).rejects.toMatchObject({
    problem: { code: "form.invalid", fields: [{ field: "task.nl" }, { field: "day" }] },
  });
  await writeOffer(editor, { id: draft.id, revision: 1, values: { ...writeOfferForm(draft), ...complete } });
  expect((await onSite(fund)).data).toEqual({ offers: { edges: [] } });
  await publishOffer(editor, { id: draft.id, revision: 2 });
  expect((await onSite(fund)).data).toEqual({
    offers: { edges: [{ node: { slug: "snoezeltuin", hands: 12, title: "Snoezeltuin" } }] },
  });

  // The project of the same dossier gets the same organisation.
  await publishProject(editor, { id: project.id, revision: 1, withoutAnswer: true });
  expect(await fund.db.$count(organisations)).toBe(1);
});

test("makes one draft per dossier, and none for a dossier that asks for nobody or is confidential", async ({
  fund,
}) => {
  const { dossier } = await aReleasedProject(fund, asking);
  await makeProjectDrafts(fund.context(null), [dossier.id]);
  await aReleasedProject(fund, { answers: { extra_volunteers: "0" } });
  await aReleasedProject(fund);
  expect(await fund.db.$count(offerDrafts)).toBe(1);
  // The offer of a project that becomes confidential later is closed for the office too.
  const editor = await anEditor(fund);
  const all = `{ officeOffers(list: "") { total rows { title } } unpublishedOffers }`;
  expect((await fund.ask(editor, all)).data).toEqual({
    officeOffers: { total: 1, rows: [{ title: "Snoezeltuin" }] },
    unpublishedOffers: 1,
  });
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, dossier.id));
  expect((await fund.ask(editor, all)).data).toEqual({ officeOffers: { total: 0, rows: [] }, unpublishedOffers: 0 });
  const { id } = await theDraft(fund);
  await expect(publishOffer(fund.context(editor), { id, revision: 1 })).rejects.toMatchObject({
    problem: { code: "offer.unknown" },
  });
});

test("an offer without a dossier is on one day, and closing it ends it at once", async ({ fund }) => {
  const editor = fund.context(await anEditor(fund));
  const organisation = await anOrganisation(fund.db);
  const id = await makeOffer(editor);
  const values = {
    ...writeOfferForm(await theDraft(fund)),
    "title.nl": "Soep koken",
    "task.nl": "Snijden.",
    day: "2026-12-01",
    from: "18:00",
    until: "21:00",
    hands: "4",
    organisation: organisation.id,
  };
  await writeOffer(editor, { id, revision: 1, values });
  await publishOffer(editor, { id, revision: 2 });
  const [offer] = await fund.db.select().from(offers);
  expect(offer).toMatchObject({
    moment: null,
    startsAt: new Date("2026-12-01T17:00:00Z"),
    endsAt: new Date("2026-12-01T20:00:00Z"),
    organisationId: organisation.id,
  });
  await closeOffer(editor, { id });
  expect((await onSite(fund)).data).toEqual({ offers: { edges: [] } });
  const refused = await fund.ask(
    null,
    `mutation { offerHelp(offer: "soep-koken", name: "An", email: "an@amandel.example", language: nl, seconds: 60) }`,
  );
  expect(refused.errors?.[0]?.extensions?.problem).toEqual({ code: "offer.over" });
  await publishOffer(editor, { id, revision: 2 });
  expect((await onSite(fund)).data).toMatchObject({ offers: { edges: [{ node: { slug: "soep-koken" } }] } });
});

test("the offer of a dossier that is withdrawn leaves the site, or closes if somebody answered it", async ({
  fund,
}) => {
  const editor = fund.context(await anEditor(fund));
  const coordinator = fund.context(await anOfficer(fund.db, "coordinator"));
  for (const isAnswered of [true, false]) {
    const { dossier } = await aReleasedProject(fund, asking);
    const [draft] = await fund.db.select().from(offerDrafts).where(eq(offerDrafts.dossierId, dossier.id));
    if (!draft) throw new Error("There is no draft of an offer");
    const { id } = draft;
    await writeOffer(editor, { id, revision: 1, values: { ...writeOfferForm(draft), ...complete } });
    await publishOffer(editor, { id, revision: 2 });
    expect(await fund.db.$count(offers, eq(offers.id, id))).toBe(1);
    if (isAnswered) await fund.db.insert(volunteers).values({ ...aVolunteer, offerId: id, offeredAt: fund.now });
    await withdrawOnBehalf(coordinator, { dossierId: dossier.id, reason: "Het gaat niet door." });
    expect((await onSite(fund)).data).toEqual({ offers: { edges: [] } });
    expect(await fund.db.$count(offers, eq(offers.id, id))).toBe(isAnswered ? 1 : 0);
  }
});

test("a published offer without a draft keeps its address when it is changed", async ({ fund }) => {
  const editor = await anEditor(fund);
  const offer = await anOffer(fund.db, { slug: "oude-soep" });
  const { data } = await fund.ask(
    editor,
    `query ($id: ID!) { officeOffer(id: $id) { revision state isByHand values { field value } } }`,
    { id: offer.id },
  );
  const { officeOffer } = data as { officeOffer: { values: { field: string; value: string }[] } };
  expect(officeOffer).toMatchObject({ revision: 1, state: "open", isByHand: true });
  const values = Object.fromEntries(officeOffer.values.map(({ field, value }) => [field, value]));
  await writeOffer(fund.context(editor), {
    id: offer.id,
    revision: 1,
    values: { ...values, "title.nl": "Nieuwe soep" },
  });
  await publishOffer(fund.context(editor), { id: offer.id, revision: 2 });
  const [published] = await fund.db.select().from(offers);
  expect(published).toEqual({ ...offer, title: { ...offer.title, nl: "Nieuwe soep" } });
});

test("only people who write projects see and change offers", async ({ fund }) => {
  const member = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  const denied = { problem: { code: "permission.denied" } };
  await expect(makeOffer(fund.context(member))).rejects.toMatchObject(denied);
  const { errors } = await fund.ask(member, `{ officeOffers(list: "") { total } }`);
  expect(errors?.[0]?.extensions).toMatchObject(denied);
});

test("the list of offers has pages, an order, a search and a filter on what became of them", async ({ fund }) => {
  const editor = await anEditor(fund);
  const hour = 3_600_000;
  for (const [place, title] of ["Soep", "Bomen", "Koor"].entries())
    await anOffer(fund.db, { slug: title.toLowerCase(), title: { nl: title }, endsAt: null, hands: place + 1 });
  await anOffer(fund.db, { slug: "voorbij", title: { nl: "Voorbij" }, endsAt: new Date(fund.now.getTime() - hour) });
  for (let place = 0; place < 30; place++) await makeOffer(fund.context(editor));
  type Answer = { officeOffers: { rows: { title: string; state: string }[]; total: number; next: string | null } };
  const ask = async (list: string) => {
    const query = `query ($list: String!) { officeOffers(list: $list) { total next rows { title state } } }`;
    return ((await fund.ask(editor, query, { list })).data as Answer).officeOffers;
  };
  const titles = (page: Answer["officeOffers"]) => page.rows.map(({ title }) => title);
  const first = await ask("size=25");
  expect(first.rows).toHaveLength(25);
  expect(first.total).toBe(34);
  const second = await ask(`size=25&after=${encodeURIComponent(first.next ?? "")}`);
  expect(second.rows).toHaveLength(9);
  expect(second.next).toBeNull();
  expect(titles(await ask("sort=offer&state=open"))).toEqual(["Bomen", "Koor", "Soep"]);
  expect(await ask("state=closed")).toMatchObject({ total: 1, rows: [{ title: "Voorbij", state: "closed" }] });
  expect((await ask("state=draft&state=closed")).total).toBe(31);
  expect(titles(await ask("q=bOm"))).toEqual(["Bomen"]);
});
