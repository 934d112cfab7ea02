import { randomUUID } from "node:crypto";
import type { Language } from "#domain/language.ts";
import { writeProjectForm } from "#domain/project-draft.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { projectDrafts, projectVersions } from "#server/database/tables/project-draft.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import type { Fund } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

/** An editor who proved who they are. */
export async function anEditor({ db }: Pick<Fund, "db">) {
  return loggedIn(await aPerson(db, { firstname: "Sophie", lastname: "Lambert" }), {
    roles: ["editor"],
    hasSecondFactor: true,
  });
}

type DossierValues = Parameters<typeof aStoredDossier>[1];

/** A project draft as the release makes it from a dossier, shortlisted for a vote that opens later. */
export async function aReleasedProject(fund: Pick<Fund, "db" | "context">, values: DossierValues = {}) {
  const callId = values?.callId ?? (await aCall(fund.db, { votingOpens: new Date("2026-11-20T08:00:00Z") })).id;
  const dossier = await aStoredDossier(fund.db, { state: "shortlisted", language: "nl", ...values, callId });
  await makeProjectDrafts(fund.context(null), [dossier.id]);
  return { dossier, draft: await findDraft(fund.db, dossier) };
}

/** The draft of a dossier; throws when it has none. */
export async function findDraft(db: Database, dossier: Pick<DossierRow, "id">) {
  const [draft] = (await db.select().from(projectDrafts)).filter(({ dossierId }) => dossierId === dossier.id);
  if (!draft) throw new Error("The dossier has no draft");
  return draft;
}

/** A draft as the values of its form, with changes. */
export function typedProject(draft: typeof projectDrafts.$inferSelect, changes: Record<string, string> = {}) {
  return { ...writeProjectForm(draft), ...changes };
}

/** A draft without a dossier, for pages that only show one. */
export async function aProjectDraft(db: Database, callId: string, language: Language = "nl") {
  const now = new Date("2026-11-15T09:00:00Z");
  const texts = {
    title: { nl: "Zeilen voor iedereen" },
    summary: { nl: "Kinderen leren zeilen." },
    description: { nl: "Elke woensdag varen tien kinderen uit." },
    impact: { nl: "Tien kinderen." },
  };
  const id = randomUUID();
  await db.insert(projectDrafts).values({
    id,
    callId,
    ...texts,
    organisation: {
      name: "De Zeilboot vzw",
      legalForm: "be_vzw",
      postalCode: "8500",
      town: "Kortrijk",
      country: "belgium",
      region: "west-flanders",
      website: null,
    },
    illustration: "river-clean-up",
    proposer: { status: "employed", branch: "lille", department: null, firstname: null },
    costInCents: 900_000,
    askedInCents: 500_000,
    sourceLanguage: language,
    writtenAt: { nl: now.toISOString() },
    madeAt: now,
    changedAt: now,
  });
  await db.insert(projectVersions).values({ id: randomUUID(), draftId: id, ...texts, changedAt: now });
  return id;
}
