import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { search } from "#test/catalogue.ts";
import { anOrganisation, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aProjectDraft } from "#test/project-drafts.ts";

const Listed = `query ($list: String!) { officeOrganisations(list: $list) { rows { id name projects offers } } }`;
const One = `query ($id: ID!) { officeOrganisation(id: $id) { revision values { field value } } }`;
const Correct = `mutation ($id: ID!, $revision: Int!, $values: [OrganisationValueInput!]!) {
  correctOrganisation(id: $id, revision: $revision, values: $values)
}`;

const officer = async (fund: Fund, role: "coordinator" | "committee") =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

type Values = { field: string; value: string }[];

async function readValues(fund: Fund, me: Awaited<ReturnType<typeof officer>>, id: string) {
  const { data } = await fund.ask(me, One, { id });
  return (data as { officeOrganisation: { revision: number; values: Values } }).officeOrganisation;
}
const changed = (values: Values, changes: Record<string, string>): Values =>
  values.map(({ field, value }) => ({ field, value: changes[field] ?? value }));

test("a coordinator corrects an organisation, on its projects, in their drafts and in the search", async ({ fund }) => {
  const me = await officer(fund, "coordinator");
  const { id } = await anOrganisation(fund.db, { name: "De Wlig vzw", email: "info@wilg.example" });
  const project = await aProject(fund.db, { organisationId: id, publishedAt: new Date("2026-10-01T08:00:00Z") });
  const draftId = await aProjectDraft(fund.db, project.callId);
  await fund.db.update(projectDrafts).set({ organisationId: id }).where(eq(projectDrafts.id, draftId));
  expect((await fund.ask(me, Listed, { list: "q=wlig" })).data).toEqual({
    officeOrganisations: { rows: [{ id, name: "De Wlig vzw", projects: 1, offers: 0 }] },
  });

  const { revision, values } = await readValues(fund, me, id);
  const correction = changed(values, {
    name: "De Wilg vzw",
    postalCode: "9050",
    town: "Ledeberg",
    website: "wilg.example",
  });
  const answer = await fund.ask(me, Correct, { id, revision, values: correction });
  expect(answer.data).toEqual({ correctOrganisation: true });

  expect(await search(fund, "wilg")).toEqual([project.slug]);
  const onSite = `query ($slug: String!) { project(slug: $slug) { organisation { name town website } } }`;
  const organisation = { name: "De Wilg vzw", town: "Ledeberg", website: "https://wilg.example/" };
  expect((await fund.ask(null, onSite, { slug: project.slug })).data).toEqual({ project: { organisation } });
  const [draft] = await fund.db.select().from(projectDrafts).where(eq(projectDrafts.id, draftId));
  expect(draft?.organisation).toMatchObject({ name: "De Wilg vzw", postalCode: "9050", country: "belgium" });
  expect(await fund.db.select().from(auditEntries)).toMatchObject([
    {
      act: "correct_organisation",
      subject: `organisation ${id}`,
      actorId: me.id,
      details: { fields: "name postalCode town website" },
    },
  ]);
  expect((await readValues(fund, me, id)).revision).toBe(revision + 1);
});

test("a correction on a screen that shows an older organisation is refused, and so is a wrong one", async ({
  fund,
}) => {
  const me = await officer(fund, "coordinator");
  const { id } = await anOrganisation(fund.db);
  const { values } = await readValues(fund, me, id);
  const problemOf = async (revision: number, changes: Record<string, string>) => {
    const { errors } = await fund.ask(me, Correct, { id, revision, values: changed(values, changes) });
    return errors?.[0]?.extensions?.problem ?? null;
  };
  expect(await problemOf(1, { postalCode: "3511 AB" })).toMatchObject({
    code: "form.invalid",
    fields: [{ field: "postalCode" }],
  });
  expect(await problemOf(1, {})).toBeNull();
  // Nothing changed, so the revision is the same.
  expect(await problemOf(1, { town: "Drongen" })).toBeNull();
  expect(await problemOf(1, { town: "Mariakerke" })).toEqual({ code: "record.changed" });
});

test("only people who write the projects of the site correct organisations", async ({ fund }) => {
  const { id } = await anOrganisation(fund.db, { name: "De Wilg vzw" });
  const member = await officer(fund, "committee");
  const values = [{ field: "name", value: "Anders" }];
  for (const me of [null, loggedIn(await aPerson(fund.db)), member]) {
    expect((await fund.ask(me, Correct, { id, revision: 1, values })).errors).toHaveLength(1);
    expect((await fund.ask(me, One, { id })).data?.officeOrganisation ?? null).toBeNull();
  }
  expect(await fund.db.select({ name: organisations.name }).from(organisations)).toEqual([{ name: "De Wilg vzw" }]);
});
