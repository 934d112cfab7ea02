import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { DossierState, ProjectType } from "#domain/dossier.ts";
import { isConfidential } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import type { ScanState } from "#domain/file.ts";
import { sealDraft, sealReason, sealVersion } from "#server/actions/dossier-content.ts";
import { writeSummary } from "#server/actions/dossier-summary.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierEventRow, DossierRow } from "#server/database/queries/dossier.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossierEvents, dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import { sealBytes } from "#server/platform/files/sealed-stream.ts";
import { testFiles, testSecret } from "#test/context.ts";
import { projectAnswers } from "#test/dossier-answers.ts";
import { aCall, aPerson } from "#test/factories.ts";

/** The answers of an employee in Ghent. */
const person: Answers = {
  firstname: "Lotte",
  lastname: "Vermeulen",
  employee_id: "00412345",
  phone: "0470 12 34 56",
  street: "Kouter",
  number: "7",
  postal_code: "9000",
  city: "Gent",
  country: "belgium",
  employment_status: "employed",
  branch: "gent",
  department: "finance",
  name_of_the_bank: "KBC",
  account_holder: "Lotte Vermeulen",
  iban_code: "BE68539007547034",
};

/** All answers of a dossier of either type, except its files. */
export const storedAnswers: Record<ProjectType, Answers> = {
  internal: {
    ...person,
    project_type: "internal",
    nationality: "BE",
    civil_state: "maried",
    number_of_children: "2",
    reason: "Onze kelder stond onder water.",
    troubles: "De herstelling kost meer dan we hebben.",
    tried_other_options: "no",
  },
  external: {
    ...person,
    project_type: "external",
    ...projectAnswers,
  },
};

type StoredDossier = Partial<Omit<DossierRow, "sealedDraft">> & { answers?: Answers };

let counter = 0;

/** A dossier in the database, in any state and with its sent version; a draft unless `values` say otherwise. */
export async function aStoredDossier(db: Database, { answers: changes = {}, ...values }: StoredDossier = {}) {
  const { type = "external", state = "draft", begunAt = new Date("2026-09-10T08:00:00Z") } = values;
  const answers = { ...storedAnswers[type], ...changes };
  const isSent = state !== "draft";
  const id = values.id ?? randomUUID();
  const [dossier] = await db
    .insert(dossiers)
    .values({
      applicantId: values.applicantId ?? (await aPerson(db)).id,
      type,
      state,
      isConfidential: isConfidential(type, answers),
      step: "acquainted",
      begunAt,
      changedAt: begunAt,
      ...(isSent && {
        number: `2026-${String(++counter).padStart(5, "B")}`,
        sentAt: begunAt,
        sentRevision: 1,
        callId: type === "external" ? (values.callId ?? (await aCall(db)).id) : null,
        reviewSince: ["submitted", "incomplete", "withdrawn"].includes(state) ? null : begunAt,
        incompleteFrom: state === "incomplete" ? ("submitted" as const) : null,
      }),
      ...values,
      id,
      sealedDraft: sealDraft(testSecret, id, { answers, changedIn: {} }),
    })
    .returning();
  if (!dossier) throw new Error("The dossier was not stored");
  if (isSent) {
    await aSentVersion(db, dossier, answers);
    await writeSummary({ db, secret: testSecret }, dossier, answers);
  }
  return dossier;
}

/** One more sent version of a dossier. */
export async function aSentVersion(db: Database, { id: dossierId, sentAt, begunAt }: DossierRow, answers: Answers) {
  const id = randomUUID();
  const version = (await db.$count(dossierVersions, eq(dossierVersions.dossierId, dossierId))) + 1;
  const sealedAnswers = sealVersion(testSecret, id, answers);
  await db.insert(dossierVersions).values({ id, dossierId, version, sealedAnswers, sentAt: sentAt ?? begunAt });
  return { version };
}

type DossierMove = { from?: DossierState; to: DossierState; at?: Date; reason?: string };

/** An event that brought a dossier into its state. */
export async function aMove(
  db: Database,
  dossier: DossierRow,
  { from = "submitted", to, at, reason }: DossierMove,
): Promise<DossierEventRow> {
  const id = randomUUID();
  const place = (await db.$count(dossierEvents, eq(dossierEvents.dossierId, dossier.id))) + 1;
  const [event] = await db
    .insert(dossierEvents)
    .values({
      id,
      dossierId: dossier.id,
      at: at ?? dossier.begunAt,
      place,
      fromState: from,
      toState: to,
      mover: "coordinator",
      sealedReason: reason ? sealReason(testSecret, id, reason) : null,
    })
    .returning();
  if (!event) throw new Error("The move was not stored");
  return event;
}

type StoredFile = {
  name: string;
  field?: string;
  size?: number;
  isOfOrganisation?: boolean;
  scan?: ScanState;
  content?: Buffer;
};

/** A file of a dossier, with stored bytes only if `values` have a content. */
export async function aStoredFile(db: Database, dossierId: string, { name, content, ...values }: StoredFile) {
  const id = randomUUID();
  const key = randomBytes(32);
  const {
    field = "project_files_articles",
    size = content?.length ?? 1_234_567,
    scan,
    isOfOrganisation = false,
  } = values;
  const storedAt = new Date("2026-09-10T08:00:00Z");
  if (content) await testFiles.put(id, Readable.from(sealBytes(key, Readable.from([content]))));
  const storedFile = { type: "application/pdf", size, checksum: "00", storedAs: id, storedAt };
  await db.insert(files).values({ id, name: "", ...storedFile, ...(scan && { scan }) });
  const sealed = (column: "dossierFileName" | "dossierFileKey", value: string) =>
    testSecret.seal(placeOf(sealedColumns[column], id), value);
  await db.insert(dossierFiles).values({
    fileId: id,
    dossierId,
    field,
    sealedName: sealed("dossierFileName", name),
    sealedKey: sealed("dossierFileKey", key.toString("base64url")),
    addedAt: storedAt,
    isOfOrganisation,
  });
  return id;
}

/** Stores the tie of a committee member to a dossier: they read it without conflict, unless `values` say otherwise. */
export async function aDeclaration(
  db: Database,
  { dossierId, personId, ...values }: typeof declarations.$inferInsert,
): Promise<void> {
  const declaration = { dossierId, personId, answer: "none", nameShownAt: new Date(0), ...values } as const;
  await db
    .insert(declarations)
    .values(declaration)
    .onConflictDoUpdate({
      target: [declarations.dossierId, declarations.personId],
      set: declaration,
    });
}
