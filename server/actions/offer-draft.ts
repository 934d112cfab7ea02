import { randomUUID } from "node:crypto";
import type { Answers } from "#domain/dossier-form.ts";
import { checkId } from "#domain/id.ts";
import { illustrationFor } from "#domain/illustration.ts";
import { defaultLanguage, type Localized } from "#domain/language.ts";
import type { TypedTexts } from "#domain/localized-form.ts";
import { closedAt } from "#domain/offer.ts";
import { missingInOffer, offerFormRules, readOfferForm } from "#domain/offer-draft.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { withoutContacts } from "#domain/project-draft.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import {
  checkOrganisation,
  noOrganisation,
  organisationIn,
  storeOrganisation,
} from "#server/actions/project-organisation.ts";
import { makeSlug } from "#server/actions/slug.ts";
import type { Context } from "#server/context.ts";
import { and, eq, inArray, isNull } from "#server/database/drizzle.ts";
import { announcePublicChange } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { findOfferDraft, lockOfferDraft } from "#server/database/queries/offer-draft.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { offers } from "#server/database/tables/offer.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";

type DraftRow = typeof offerDrafts.$inferSelect;
type Officer = NonNullable<Context["me"]>;

const usualAge = 16;

/**
 * Makes the draft of an offer if a dossier asks for volunteers. The release calls this with the answers of ordinary
 * external dossiers only. An offer says what volunteers do, which no answer says, so an editor completes it.
 */
export async function makeOfferDraft(
  { db, now }: Pick<Context, "db" | "now">,
  dossier: DossierRow,
  answers: Answers,
): Promise<void> {
  const answer = (field: string) => String(answers[field] ?? "").trim();
  const hands = Number(answer("extra_volunteers"));
  if (!Number.isInteger(hands) || hands < 1) return;
  const language = dossier.language ?? defaultLanguage;
  const empty = {} as Localized;
  await db
    .insert(offerDrafts)
    .values({
      id: randomUUID(),
      dossierId: dossier.id,
      organisation: organisationIn(answer),
      illustration: illustrationFor(dossier.theme ?? "", hands),
      title: { [language]: withoutContacts(answer("title_of_the_project")) } as Localized,
      task: empty,
      moment: empty,
      hands,
      minimumAge: usualAge,
      languages: [language],
      madeAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: offerDrafts.dossierId });
}

/** Begins an offer without a dossier; answers with its id. */
export async function makeOffer({ db, me, now }: Context): Promise<string> {
  requirePermission(me, "writeProject");
  const id = randomUUID();
  const empty = {} as Localized;
  await db.insert(offerDrafts).values({
    id,
    organisation: noOrganisation,
    illustration: illustrationFor("", Number.parseInt(id.slice(0, 4), 16)),
    title: empty,
    task: empty,
    moment: empty,
    hands: 1,
    minimumAge: usualAge,
    languages: [defaultLanguage],
    madeAt: now,
    changedAt: now,
  });
  return id;
}

type OfferAt = { id: string; revision: number };

/** Saves what editors typed about an offer. The site shows it only once it is published. */
export async function writeOffer(context: Context, { id, revision, values }: OfferAt & { values: TypedTexts }) {
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  const offered = await listLanguages(context.db);
  refuse(invalidForm(checkFields(offerFormRules(offered), values)));
  await context.db.transaction(async (db) => {
    const draft = await getLockedOffer(db, me, { id, revision });
    const read = readOfferForm(values, draft, offered);
    if (read.organisationId) await checkOrganisation(db, read.organisationId);
    await db
      .update(offerDrafts)
      .set({ ...read, changedAt: context.now, revision: draft.revision + 1 })
      .where(eq(offerDrafts.id, id));
    await recordAudit({ ...context, db }, { act: "write_offer", subject: `offer ${id}` });
  });
}

/** Puts an offer onto the page of the volunteers, or its changes. */
export async function publishOffer(context: Context, at: OfferAt): Promise<void> {
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(at.id));
  await context.db.transaction(async (db) => {
    await holdDossier(db, at.id);
    const draft = await getLockedOffer(db, me, at);
    refuse(invalidForm(missingInOffer(draft)));
    const organisationId = draft.organisationId ?? (await organisationOfDossier(db, draft));
    const isRecurring = Boolean(draft.moment[defaultLanguage]);
    const { id, illustration, title, task, startsAt, endsAt, hands, hoursPerMonth, minimumAge, languages } = draft;
    const texts = { title, task, moment: isRecurring ? draft.moment : null };
    const facts = { illustration, startsAt, endsAt, hands, hoursPerMonth, minimumAge, languages, organisationId };
    const slug = await makeSlug(db, offers, { id, title: title.nl, instead: "offer" });
    await db
      .insert(offers)
      .values({ id, slug, ...texts, ...facts })
      // People may have the address of a published offer, so it keeps it.
      .onConflictDoUpdate({ target: offers.id, set: { ...texts, ...facts } });
    await db.update(offerDrafts).set({ organisationId }).where(eq(offerDrafts.id, id));
    await recordAudit({ ...context, db }, { act: "publish_offer", subject: `offer ${id}` });
    await announcePublicChange(db);
  });
}

/** Holds the dossier of an offer, so that its applicant cannot withdraw it while the offer is published. */
async function holdDossier(db: Database, id: string): Promise<void> {
  const ofOffer = db.select({ id: offerDrafts.dossierId }).from(offerDrafts).where(eq(offerDrafts.id, id));
  await db.select({ id: dossiers.id }).from(dossiers).where(inArray(dossiers.id, ofOffer)).for("share");
}

/** Closes an offer: nobody can answer it from now on. Publishing it again opens it. */
export async function closeOffer(context: Context, { id }: { id: string }): Promise<void> {
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(id));
  await context.db.transaction(async (db) => {
    await getLockedOffer(db, me, { id });
    const closed = await db
      .update(offers)
      .set(closedAt(context.now))
      .where(eq(offers.id, id))
      .returning({ id: offers.id });
    refuse(closed.length > 0 ? null : { code: "offer.notPublished" });
    await recordAudit({ ...context, db }, { act: "close_offer", subject: `offer ${id}` });
    await announcePublicChange(db);
  });
}

/** Locks a draft that this editor may write, at the revision that they saw; for anyone else it does not exist. */
async function getLockedOffer(
  db: Database,
  me: Officer,
  { id, revision }: { id: string; revision?: number },
): Promise<DraftRow> {
  const draft = (await lockOfferDraft(db, me, id)) ?? (await draftOfPublished(db, me, id));
  if (!draft) throw new Refusal({ code: "offer.unknown" });
  if (revision !== undefined) refuse(checkRevision(revision, draft.revision));
  return draft;
}

/** Makes the draft of a published offer that has none, from what the site shows. */
async function draftOfPublished(db: Database, me: Officer, id: string): Promise<DraftRow | null> {
  const foundRow = await findOfferDraft(db, me, id);
  if (!foundRow?.published) return null;
  await db.insert(offerDrafts).values(foundRow).onConflictDoNothing({ target: offerDrafts.id });
  return lockOfferDraft(db, me, id);
}

/** Gives the organisation that the project of the same dossier has, or makes one that both share. */
async function organisationOfDossier(db: Database, { dossierId, organisation }: DraftRow): Promise<string> {
  if (!dossierId) return storeOrganisation(db, organisation);
  const [project] = await db.select().from(projectDrafts).where(eq(projectDrafts.dossierId, dossierId)).for("update");
  if (project?.organisationId) return project.organisationId;
  const id = await storeOrganisation(db, organisation);
  await db
    .update(projectDrafts)
    .set({ organisationId: id })
    .where(and(eq(projectDrafts.dossierId, dossierId), isNull(projectDrafts.organisationId)));
  return id;
}
