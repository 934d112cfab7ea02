import { createHash, randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { type ConflictAnswer, exclusionOf, isLikelyConflict } from "#domain/conflict.ts";
import { tidyAnswers } from "#domain/dossier-answer.ts";
import { askedAnswers } from "#domain/dossier-check.ts";
import { withFittingBranch } from "#domain/dossier-draft.ts";
import { type Answers, anySituation, type NamedMember } from "#domain/dossier-form.ts";
import { fileTypes } from "#domain/file.ts";
import { type DemoJudgement, judgements } from "#server/database/demo/content/review.ts";
import { fundSettings } from "#server/database/demo/content/setting.ts";
import type { DemoPerson } from "#server/database/demo/content/shape.ts";
import { fillDecisions } from "#server/database/demo/decision.ts";
import type { BuiltDossier } from "#server/database/demo/dossier.ts";
import { type DemoMove, daysBefore } from "#server/database/demo/dossier-history.ts";
import { demoId, demoNumber } from "#server/database/demo/identity.ts";
import { plainPdf } from "#server/database/demo/plain-pdf.ts";
import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { placeOf, sealedColumns } from "#server/database/sealed-column.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossierEvents, dossierMessages, dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { dossierNotes } from "#server/database/tables/dossier-note.ts";
import { files as fileRows } from "#server/database/tables/file.ts";
import { threads } from "#server/database/tables/thread.ts";
import { sealBytes } from "#server/platform/files/sealed-stream.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import type { Secret } from "#server/platform/secret.ts";

/** The people who run the demo fund. */
export type DemoOffice = {
  coordinatorIds: readonly string[];
  /** The committee, the chair first and then the deputy. */
  members: readonly (DemoPerson & { id: string })[];
  chairId: string;
};

type Tools = {
  db: Database;
  now: Date;
  secret: Secret;
  files: FileStore;
  writeSummary(db: Database, dossier: { id: string; isConfidential: boolean }, answers: Answers): Promise<void>;
  assessConflicts(db: Database): Promise<void>;
} & Pick<Parameters<typeof fillDecisions>[0], "writeLetters">;

/** Stores the dossiers of the demo with their versions, history, files, messages and notes. */
export async function fillDossiers(tools: Tools, built: readonly BuiltDossier[], office: DemoOffice): Promise<void> {
  const { db, now, secret } = tools;
  const storedFiles = await Promise.all(built.map((dossier) => storeFiles(tools, dossier)));
  const namedMembers = office.members.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` }));
  const ready = built.map((dossier, place) => prepare(dossier, storedFiles[place] ?? [], namedMembers, office));
  const all = <Row>(rowsOf: (dossier: Ready) => Row[]) => ready.flatMap(rowsOf);

  await db.insert(dossiers).values(ready.map((dossier) => dossierRow(secret, dossier)));
  await db.insert(dossierVersions).values(all((dossier) => versionRows(secret, dossier)));
  await db.insert(dossierEvents).values(all((dossier) => eventRows(secret, dossier, office)));
  await db.insert(fileRows).values(all(({ stored }) => stored.map(({ file }) => file)));
  await db.insert(dossierFiles).values(all(({ stored }) => stored.map(({ link }) => link)));
  await db.insert(dossierMessages).values(all((dossier) => messageRows(secret, dossier, now)));
  await db.insert(dossierNotes).values(all((dossier) => noteRows(secret, dossier, now)));
  await db.insert(threads).values(all((dossier) => threadRows(dossier, now)));
  for (const { id, isConfidential, state, submitted } of ready)
    if (state !== "draft") await tools.writeSummary(db, { id, isConfidential }, submitted);
  await tools.assessConflicts(db);
  await declareConflicts(tools, ready, office);
  await fillDecisions(tools, ready, office.chairId);
}

type StoredFile = { field: string; file: typeof fileRows.$inferInsert; link: typeof dossierFiles.$inferInsert };

async function storeFiles({ secret, files }: Tools, dossier: BuiltDossier): Promise<StoredFile[]> {
  return Promise.all(
    dossier.files.map(async ({ field, name }): Promise<StoredFile> => {
      const [id, storedAs, key] = [demoId("file", `${dossier.key} ${field}`), randomUUID(), randomBytes(32)];
      const bytes = plainPdf([name.replace(/\.pdf$/, ""), dossier.answers.name_organisation ?? "", "Amandel, demo"]);
      const sealed = await Array.fromAsync(sealBytes(key, Readable.from([bytes])));
      await files.put(storedAs, Readable.from(sealed));
      const checksum = createHash("sha256").update(Buffer.concat(sealed)).digest("hex");
      const seal = (column: keyof typeof sealedColumns, text: string) =>
        secret.seal(placeOf(sealedColumns[column], id), text);
      return {
        field,
        file: { id, name: "", type: fileTypes.pdf, size: bytes.length, checksum, storedAs, storedAt: dossier.begunAt },
        link: {
          fileId: id,
          dossierId: dossier.id,
          field,
          sealedName: seal("dossierFileName", name),
          sealedKey: seal("dossierFileKey", key.toString("base64url")),
          addedAt: dossier.begunAt,
        },
      };
    }),
  );
}

const { humanResources } = fundSettings;

/** A dossier with its files, its answers as they were submitted, and the officer who takes care of it. */
type Ready = BuiltDossier & { applicantId: string; stored: StoredFile[]; submitted: Answers; handlerId: string };

function prepare(
  dossier: BuiltDossier,
  storedFiles: StoredFile[],
  members: readonly NamedMember[],
  { coordinatorIds, ...office }: DemoOffice,
): Ready {
  const { key, type, person, answers, isConfidential } = dossier;
  const applicantId = demoId("person", person.employeeId);
  const applicant = { lastname: person.lastname, branch: person.branch, department: person.department };
  const facts = { type, applicantId, applicant, answers };
  // The chair keeps something to declare.
  const impartial = office.members.filter(
    (member) =>
      member.id !== office.chairId && !exclusionOf(member, facts, humanResources) && !isLikelyConflict(member, facts),
  );
  const member = impartial[demoNumber(`${key} member`, Math.max(1, impartial.length))];
  const coordinatorId = coordinatorIds[demoNumber(`${key} handler`, coordinatorIds.length)];
  const handlerId = (isConfidential ? member?.id : coordinatorId) ?? office.chairId;
  const submitted = submittedAnswers(dossier, answers, storedFiles, members);
  return { ...dossier, applicantId, stored: storedFiles, submitted, handlerId };
}

function submittedAnswers(
  { type }: BuiltDossier,
  answers: Record<string, string>,
  storedFiles: readonly StoredFile[],
  members: readonly NamedMember[],
): Answers {
  const ids = Object.fromEntries(storedFiles.map(({ field, file }) => [field, [file.id ?? ""]]));
  return askedAnswers(type, withFittingBranch(tidyAnswers({ ...answers, ...ids })), { ...anySituation, members });
}

function dossierRow(secret: Secret, dossier: Ready): typeof dossiers.$inferInsert {
  const { id, applicantId, type, state, isConfidential, number, language, call, answers, moves } = dossier;
  const { begunAt, sentAt, completeBy, theme, isUrgent, judgedPoints } = dossier;
  const changedIn = Object.fromEntries(Object.keys(answers).map((field) => [field, 1]));
  return {
    id,
    applicantId,
    type,
    state,
    isConfidential,
    number,
    language,
    callId: call?.id ?? null,
    sealedDraft: secret.seal(placeOf(sealedColumns.dossierDraft, id), JSON.stringify({ answers, changedIn })),
    revision: 1,
    sentRevision: sentAt ? 1 : null,
    step: sentAt ? "check" : "financial",
    begunAt,
    changedAt: moves.at(-1)?.at ?? begunAt,
    sentAt,
    completeBy,
    incompleteFrom: state === "incomplete" ? "submitted" : null,
    reviewSince: moves.find(({ to }) => to === "in_review")?.at ?? null,
    theme,
    isUrgent,
    judgedPoints,
  };
}

function versionRows(secret: Secret, { id: dossierId, key, sentAt, earlier, submitted }: Ready) {
  if (!sentAt) return [];
  const versions = [...(earlier ? [{ ...submitted, financial_support: earlier.financial_support }] : []), submitted];
  return versions.map((answers, place) => {
    const id = demoId("dossier version", `${key} ${place}`);
    const sealedAnswers = secret.seal(placeOf(sealedColumns.dossierVersion, id), JSON.stringify(answers));
    const isLast = place === versions.length - 1;
    return {
      id,
      dossierId,
      version: place + 1,
      sealedAnswers,
      sentAt: isLast ? sentAt : new Date(sentAt.getTime() - 20 * 3_600_000),
    };
  });
}

function eventRows(secret: Secret, { id: dossierId, key, applicantId, handlerId, moves }: Ready, office: DemoOffice) {
  const actors: Record<DemoMove["by"], string | null> = {
    applicant: applicantId,
    coordinator: office.coordinatorIds[demoNumber(`${key} mover`, office.coordinatorIds.length)] ?? null,
    committee: handlerId,
    chair: office.chairId,
    release: office.chairId,
    treasurer: null,
    clock: null,
  };
  return moves.map(({ to, by, at, reason }, place) => {
    const id = demoId("dossier event", `${key} ${place}`);
    return {
      id,
      dossierId,
      at,
      place: place + 1,
      fromState: moves[place - 1]?.to ?? ("draft" as const),
      toState: to,
      mover: by,
      actorId: actors[by],
      sealedReason: reason ? secret.seal(placeOf(sealedColumns.dossierReason, id), reason) : null,
    };
  });
}

function messageRows(secret: Secret, { id: dossierId, key, applicantId, handlerId, messages }: Ready, now: Date) {
  return messages.map(({ isFromOffice, daysAgo, text }, place) => {
    const id = demoId("dossier message", `${key} ${place}`);
    const writtenAt = daysBefore(now, daysAgo, key);
    return {
      id,
      dossierId,
      authorId: isFromOffice ? handlerId : applicantId,
      isFromOffice,
      sealedText: secret.seal(placeOf(sealedColumns.dossierMessage, id), text),
      writtenAt,
      readAt: isFromOffice ? new Date(writtenAt.getTime() + 3_600_000) : null,
    };
  });
}

function noteRows(secret: Secret, { id: dossierId, key, handlerId, notes }: Ready, now: Date) {
  return notes.map((text, place) => {
    const id = demoId("dossier note", `${key} ${place}`);
    const sealedText = secret.seal(placeOf(sealedColumns.dossierNote, id), text);
    return { id, dossierId, authorId: handlerId, sealedText, writtenAt: daysBefore(now, 2 - place, key) };
  });
}

function threadRows({ id: dossierId, key, messages }: Ready, now: Date) {
  const last = messages.at(-1);
  if (!last) return [];
  const writtenAt = daysBefore(now, last.daysAgo, key);
  return [{ id: demoId("thread", key), dossierId, writtenAt, isAnswered: last.isFromOffice }];
}

type DeclarationRow = typeof declarations.$inferSelect;

/** Answers the question about conflicts for members, on decided dossiers and on some of the others. */
async function declareConflicts({ db, now }: Tools, ready: readonly Ready[], office: DemoOffice): Promise<void> {
  const byId = new Map(ready.map((dossier) => [dossier.id, dossier]));
  const answered = (await db.select().from(declarations)).flatMap((row) => {
    const dossier = byId.get(row.dossierId);
    return dossier ? declared(row, dossier, { now, office }) : [];
  });
  await db
    .insert(declarations)
    .values(answered)
    .onConflictDoUpdate({
      target: [declarations.dossierId, declarations.personId],
      set: {
        answer: sql`excluded.answer`,
        answeredAt: sql`excluded.answered_at`,
        nameShownAt: sql`excluded.name_shown_at`,
        openedAt: sql`excluded.opened_at`,
        openedById: sql`excluded.opened_by_id`,
      },
    });
}

const openStates = ["submitted", "incomplete", "in_review"];

function declared(
  row: DeclarationRow,
  dossier: Ready,
  { now, office }: { now: Date; office: DemoOffice },
): DeclarationRow[] {
  const { type, state, moves, key, handlerId } = dossier;
  const wasRead = type === "internal" || moves.some(({ to }) => to === "in_review");
  if (!wasRead || row.exclusion) return [];
  const isOpen = openStates.includes(state);
  const chance = demoNumber(`${key} ${row.personId}`, 10);
  const at = new Date(Math.min(now.getTime() - 3_600_000, (moves.at(-1)?.at ?? now).getTime() + 7_200_000));
  const judgement = judgements[key];
  if (judgement) {
    const answer = judgedAnswer(row, judgement, office);
    return answer ? [{ ...row, answer, answeredAt: at }] : [];
  }
  const nameShownAt = type === "internal" ? at : null;
  const isHandler = row.personId === handlerId;
  // A likely conflict on a request for help stays closed until the chair opens it.
  if (row.isLikely && type === "internal")
    return isOpen && chance < 3 && row.personId !== office.chairId
      ? [{ ...row, openedAt: at, openedById: office.chairId }]
      : [];
  if (isHandler) return [{ ...row, answer: "none" as const, answeredAt: at, nameShownAt }];
  if (row.isLikely) return isOpen ? [] : [{ ...row, answer: "involved" as const, answeredAt: at }];
  if (isOpen && chance > 4) return [];
  return [{ ...row, answer: chance === 0 ? ("acquainted" as const) : ("none" as const), answeredAt: at, nameShownAt }];
}

/** Gives the answer of a member on a dossier of the emergency call. The chair, who records, can speak about all of them. */
function judgedAnswer(
  { personId, isLikely }: DeclarationRow,
  { aside, acquainted, unanswered }: DemoJudgement,
  { members, chairId }: DemoOffice,
): ConflictAnswer | null {
  const place = members.findIndex(({ id }) => id === personId);
  if (place === unanswered) return null;
  if (place === aside || (isLikely && personId !== chairId)) return "involved";
  return place === acquainted ? "acquainted" : "none";
}
