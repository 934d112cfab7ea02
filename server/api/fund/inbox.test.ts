import { expect } from "vitest";
import type { Declaration } from "#domain/conflict.ts";
import { levelsOnThread } from "#domain/thread.ts";
import { sendMessage } from "#server/actions/message.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { isHandledBy, officeColumns } from "#server/database/queries/dossier-access.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messageReplies, threads } from "#server/database/tables/thread.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const listThreads = `query ($list: String!) { threads(list: $list) { total rows {
  id kind state writer topic language number isConfidential preview takenBy isMine revision
} } }`;
const readThread = `query ($id: ID!) { thread(id: $id) {
  id state revision email takenBy isMine entries { kind author text }
} }`;
const take = `mutation ($id: ID!, $revision: Int!, $isTaken: Boolean!) {
  takeThread(id: $id, revision: $revision, isTaken: $isTaken) }`;
const finish = `mutation ($id: ID!, $revision: Int!, $isDone: Boolean!) {
  finishThread(id: $id, revision: $revision, isDone: $isDone) }`;
const answer = `mutation ($id: ID!, $revision: Int!, $text: String!, $isDone: Boolean! = false) {
  answerThread(id: $id, revision: $revision, text: $text, isDone: $isDone) }`;
const note = `mutation ($id: ID!, $text: String!) { noteOnThread(id: $id, text: $text) }`;
const writeToOffice = `mutation ($id: ID!, $text: String!) { writeToOffice(id: $id, text: $text) }`;
const writeToApplicant = `mutation ($id: ID!, $text: String!) { writeToApplicant(id: $id, text: $text) }`;
const waiting = `{ waitingThreads { count since } }`;

type Row = Record<"id" | "writer" | "state" | "preview", string> & { revision: number; takenBy: string | null };

const problemOf = ({ errors }: Awaited<ReturnType<Fund["ask"]>>) => errors?.[0]?.extensions?.problem;

async function inboxOf(fund: Fund, me: Me | null, list = ""): Promise<Row[]> {
  const { data, errors } = await fund.ask(me, listThreads, { list });
  expect(errors).toBeUndefined();
  return (data as { threads: { rows: Row[] } }).threads.rows;
}

async function firstOf(fund: Fund, me: Me | null, list = ""): Promise<Row> {
  const [row] = await inboxOf(fund, me, list);
  if (!row) throw new Error("The inbox is empty");
  return row;
}

/** Reads the open conversation. */
async function read(fund: Fund, me: Me, id: string) {
  const { data, errors } = await fund.ask(me, readThread, { id });
  expect(errors).toBeUndefined();
  return (data as { thread: { state: string; revision: number; entries: { kind: string; text: string }[] } | null })
    .thread;
}

async function anOfficer(fund: Fund, ...roles: Me["roles"]): Promise<Me> {
  return loggedIn(await aPerson(fund.db, { firstname: "Hanne", lastname: "Claes" }), {
    roles: [...roles],
    hasSecondFactor: true,
  });
}

async function aMessage(fund: Fund, values: Partial<Parameters<typeof sendMessage>[1]> = {}) {
  await sendMessage(fund.context(null), {
    topic: "vote",
    name: "Zoé Peeters",
    email: "zoe@peeters.example",
    text: "Bonjour,\nje peux voter où ?",
    language: "fr",
    trap: "",
    seconds: 20,
    ...values,
  });
}

/** A dossier that was sent, with its applicant. */
async function aDossier(fund: Fund, kind: "ordinary" | "confidential" | "internal") {
  const person = await aPerson(fund.db, { firstname: "Lotte", lastname: "Vermeulen" });
  const dossier = await aStoredDossier(fund.db, {
    applicantId: person.id,
    type: kind === "internal" ? "internal" : "external",
    state: "submitted",
    language: "fr",
    reviewSince: kind === "internal" ? null : fund.now,
    answers: { confidential: kind === "ordinary" ? "no" : "yes" },
  });
  return { dossier, applicant: loggedIn(person) };
}

async function declares(fund: Fund, member: Me, dossierId: string, note: Partial<Declaration>) {
  await fund.db.insert(declarations).values({ dossierId, personId: member.id, ...note });
}

const later = (fund: Fund) => {
  fund.now = new Date(fund.now.getTime() + 60_000);
};

test("a message from the contact form waits in the inbox of coordinators, and of nobody else", async ({ fund }) => {
  const coordinator = await anOfficer(fund, "coordinator");
  await aMessage(fund);
  expect(await inboxOf(fund, coordinator)).toMatchObject([
    {
      kind: "contact",
      state: "waiting",
      writer: "Zoé Peeters",
      topic: "vote",
      language: "fr",
      preview: "Bonjour, je peux voter où ?",
      takenBy: null,
    },
  ]);
  const { id } = await firstOf(fund, coordinator);
  const member = await anOfficer(fund, "committee");
  expect(await inboxOf(fund, member)).toEqual([]);
  expect(await read(fund, member, id)).toBeNull();
  expect(problemOf(await fund.ask(member, note, { id, text: "x" }))).toEqual({ code: "thread.unknown" });
  expect((await fund.ask(member, waiting)).data).toEqual({ waitingThreads: { count: 0, since: null } });
  for (const role of ["treasurer", "editor", "board", "operator"] as const) {
    const other = await anOfficer(fund, role);
    expect(problemOf(await fund.ask(other, listThreads, { list: "" })), role).toEqual({ code: "permission.denied" });
    expect(problemOf(await fund.ask(other, readThread, { id })), role).toEqual({ code: "permission.denied" });
  }
});

test("an answer is mailed in the writer's language with the question, and kept", async ({ fund }) => {
  await theSettings(fund.db);
  const coordinator = await anOfficer(fund, "coordinator");
  await aMessage(fund);
  await fund.db.delete(mails);
  const { id, revision } = await firstOf(fund, coordinator);
  later(fund);
  const text = "Bonjour Zoé,\n\nVous votez sur le site.";
  expect((await fund.ask(coordinator, answer, { id, revision, text })).data).toEqual({ answerThread: true });
  const arrived = await arrivedMails(fund);
  expect(arrived).toMatchObject([
    {
      to: "zoe@peeters.example",
      language: "fr",
      subject: expect.stringMatching(/^Réponse à votre message\s: Le vote$/),
    },
  ]);
  expect(arrived[0]?.text).toContain("Bonjour Zoé,\n\nVous votez sur le site.");
  expect(arrived[0]?.text).toContain("> Bonjour,\n> je peux voter où ?");
  expect(await read(fund, coordinator, id)).toMatchObject({
    state: "answered",
    email: "zoe@peeters.example",
    takenBy: "Hanne Claes",
    isMine: true,
    entries: [
      { kind: "message", author: null, text: "Bonjour,\nje peux voter où ?" },
      { kind: "answer", author: "Hanne Claes", text },
    ],
  });
});

test("a note stays in the office", async ({ fund }) => {
  await theSettings(fund.db);
  const coordinator = await anOfficer(fund, "coordinator");
  await aMessage(fund);
  await fund.db.delete(mails);
  const { id, revision } = await firstOf(fund, coordinator);
  await fund.ask(coordinator, note, { id, text: "Eerst aan Bram vragen." });
  expect(await fund.db.$count(mails)).toBe(0);
  expect(await read(fund, coordinator, id)).toMatchObject({
    state: "waiting",
    revision,
    entries: [{ kind: "message" }, { kind: "note", author: "Hanne Claes", text: "Eerst aan Bram vragen." }],
  });
});

test("of two people who answer at once, the second one sees the first answer and chooses", async ({ fund }) => {
  const [hanne, bram] = [await anOfficer(fund, "coordinator"), await anOfficer(fund, "coordinator")];
  await aMessage(fund);
  const { id, revision } = await firstOf(fund, hanne);
  await fund.ask(hanne, answer, { id, revision, text: "Op de site." });
  const second = { id, revision, text: "In je vestiging." };
  expect(problemOf(await fund.ask(bram, answer, second))).toEqual({ code: "record.changed" });
  expect(problemOf(await fund.ask(bram, take, { id, revision, isTaken: true }))).toEqual({ code: "record.changed" });
  expect(problemOf(await fund.ask(bram, finish, { id, revision, isDone: true }))).toEqual({ code: "record.changed" });
  expect(await fund.db.$count(messageReplies)).toBe(1);
  const thread = await read(fund, bram, id);
  expect(thread?.entries.map(({ text }) => text)).toContain("Op de site.");
  await fund.ask(bram, answer, { ...second, revision: thread?.revision });
  expect(await fund.db.$count(messageReplies)).toBe(2);
});

test("someone takes a conversation on, leaves it, finishes it and opens it again", async ({ fund }) => {
  const coordinator = await anOfficer(fund, "coordinator");
  await aMessage(fund);
  const { id } = await firstOf(fund, coordinator);
  const act = async (mutation: string, values: object) => {
    const { revision } = (await read(fund, coordinator, id)) ?? {};
    expect((await fund.ask(coordinator, mutation, { id, revision, ...values })).errors).toBeUndefined();
  };
  await act(take, { isTaken: true });
  expect(await inboxOf(fund, coordinator, "taken=me")).toMatchObject([{ takenBy: "Hanne Claes", isMine: true }]);
  expect(await inboxOf(fund, coordinator, "taken=nobody")).toEqual([]);
  await act(take, { isTaken: false });
  expect(await inboxOf(fund, coordinator, "taken=me")).toEqual([]);
  await act(finish, { isDone: true });
  expect(await inboxOf(fund, coordinator)).toEqual([]);
  expect(await inboxOf(fund, coordinator, "state=done")).toMatchObject([{ id, state: "done" }]);
  expect(await inboxOf(fund, coordinator, "q=zoe")).toMatchObject([{ id }]);
  await act(finish, { isDone: false });
  expect(await inboxOf(fund, coordinator)).toMatchObject([{ id, state: "waiting" }]);
  await act(answer, { text: "Op de site.", isDone: true });
  expect(await inboxOf(fund, coordinator, "state=done")).toMatchObject([{ id }]);
});

test("a message about a dossier is in the inbox, and a reply of the applicant opens it again", async ({ fund }) => {
  await theSettings(fund.db);
  const coordinator = await anOfficer(fund, "coordinator");
  const { dossier, applicant } = await aDossier(fund, "ordinary");
  await fund.ask(applicant, writeToOffice, { id: dossier.id, text: "Het bestek komt vrijdag." });
  const thread = await firstOf(fund, coordinator);
  expect(thread).toMatchObject({
    kind: "dossier",
    state: "waiting",
    writer: "Lotte Vermeulen",
    number: dossier.number,
    language: "fr",
    preview: "Het bestek komt vrijdag.",
  });
  const mail = (await arrivedMails(fund)).find(({ to }) => to === "fonds@amandel.example");
  expect(mail?.text).toContain(`https://samen.example/office/inbox?open=${thread.id}`);

  later(fund);
  await fund.ask(coordinator, answer, { ...thread, text: "Dat is goed.", isDone: true });
  later(fund);
  await fund.ask(coordinator, note, { id: thread.id, text: "Op tijd." });
  expect(await read(fund, coordinator, thread.id)).toMatchObject({
    state: "done",
    entries: [
      { kind: "message", author: null, text: "Het bestek komt vrijdag." },
      { kind: "answer", author: "Hanne Claes", text: "Dat is goed." },
      { kind: "note", author: "Hanne Claes", text: "Op tijd." },
    ],
  });
  const stale = await firstOf(fund, coordinator, "state=done");
  later(fund);
  await fund.ask(applicant, writeToOffice, { id: dossier.id, text: "Hier is het." });
  expect(await inboxOf(fund, coordinator)).toMatchObject([
    { id: thread.id, state: "waiting", preview: "Hier is het." },
  ]);
  expect(problemOf(await fund.ask(coordinator, finish, { ...stale, isDone: true }))).toEqual({
    code: "record.changed",
  });
  // A message from the dossier itself is an answer too.
  await fund.ask(coordinator, writeToApplicant, { id: dossier.id, text: "Bedankt." });
  expect(await inboxOf(fund, coordinator)).toMatchObject([{ state: "answered" }]);
  expect(await fund.db.$count(threads)).toBe(1);
});

test("only members without a conflict find a conversation about a confidential dossier", async ({ fund }) => {
  for (const kind of ["confidential", "internal"] as const) {
    const { dossier, applicant } = await aDossier(fund, kind);
    await fund.ask(applicant, writeToOffice, { id: dossier.id, text: "Kwispedoor" });
    const member = await anOfficer(fund, "committee");
    await declares(fund, member, dossier.id, { answer: "none" });
    const [thread] = await inboxOf(fund, member);
    expect(thread).toMatchObject({ writer: "Lotte Vermeulen", isConfidential: true, preview: null });
    const id = thread?.id ?? "";

    const others = {
      coordinator: await anOfficer(fund, "coordinator"),
      "another member": await anOfficer(fund, "committee"),
      involved: await anOfficer(fund, "committee", "coordinator"),
      excluded: await anOfficer(fund, "committee"),
      undeclared: await anOfficer(fund, "committee"),
      applicant: { ...applicant, roles: ["committee", "coordinator"] as const, hasSecondFactor: true },
    };
    await declares(fund, others.involved, dossier.id, { answer: "involved" });
    await declares(fund, others.excluded, dossier.id, { answer: "none", exclusion: "applicant" });
    await declares(fund, others.undeclared, dossier.id, {});
    for (const [name, other] of Object.entries(others) as [string, Me][]) {
      for (const list of ["", "q=Lotte", `q=${dossier.number}`, "kind=dossier", "language=fr", "taken=nobody"])
        expect(await inboxOf(fund, other, list), `${name} ${list}`).toEqual([]);
      expect((await fund.ask(other, waiting)).data, name).toEqual({ waitingThreads: { count: 0, since: null } });
      expect(await read(fund, other, id), name).toBeNull();
      for (const act of [answer, take, finish, note]) {
        const values = { id, revision: 0, text: "x", isTaken: true, isDone: true };
        expect(problemOf(await fund.ask(other, act, values)), name).toEqual({ code: "thread.unknown" });
      }
    }
    const readings = async () => {
      const rows = await fund.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subject, `dossier ${dossier.id}`));
      return rows.map(({ act, actorId }) => ({ act, actorId }));
    };
    // The list has the name of the applicant.
    const listed = { act: "list_dossier", actorId: member.id };
    expect(await readings()).toEqual([listed]);
    expect(await read(fund, member, id)).toMatchObject({ entries: [{ text: "Kwispedoor" }] });
    expect(await readings()).toEqual([listed, { act: "read_dossier", actorId: member.id }]);
  }
});

test("lists have exactly the dossiers on which the domain lets someone answer", async ({ fund }) => {
  const notes: (Partial<Declaration> | null)[] = [
    null,
    {},
    { answer: "none" },
    { answer: "acquainted" },
    { answer: "involved" },
    { answer: "none", exclusion: "rule" },
    { answer: "none", isLikely: true },
  ];
  const person = await aPerson(fund.db);
  for (const kind of ["ordinary", "confidential", "internal"] as const)
    for (const declaration of notes) {
      const { dossier } = await aDossier(fund, kind);
      if (declaration) await declares(fund, loggedIn(person), dossier.id, declaration);
    }
  const roleSets: Me["roles"][] = [["coordinator"], ["committee"], ["committee", "coordinator"], ["board"], []];
  const results = [];
  for (const roles of roleSets) {
    const me = loggedIn(person, { roles: [...roles], hasSecondFactor: true });
    const columns = { ...officeColumns(me), isHandled: isHandledBy(me).mapWith(Boolean) };
    for (const row of await fund.db.select(columns).from(dossiers)) {
      const isHandled = levelsOnThread(me, { dossier: row }).includes("handle");
      expect(row.isHandled, `${roles} ${row.type} ${JSON.stringify(row.declaration)}`).toBe(isHandled);
      if (isHandled) results.push(row.id);
    }
  }
  expect(results.length).toBeGreaterThan(10);
});

test("Today counts what waits, and since when", async ({ fund }) => {
  const coordinator = await anOfficer(fund, "coordinator");
  const begin = fund.now.toISOString();
  await aMessage(fund);
  later(fund);
  await aMessage(fund, { name: "Bram" });
  expect((await fund.ask(coordinator, waiting)).data).toEqual({ waitingThreads: { count: 2, since: begin } });
  const { id, revision } = await firstOf(fund, coordinator, "sort=written");
  const second = fund.now.toISOString();
  later(fund);
  await fund.ask(coordinator, answer, { id, revision, text: "Ja." });
  expect((await fund.ask(coordinator, waiting)).data).toEqual({ waitingThreads: { count: 1, since: second } });
});

const listAnswers = `{ savedAnswers { id name revision texts { language text } } }`;
const save = `mutation ($id: ID, $revision: Int!, $values: [SavedAnswerValueInput!]!) {
  saveAnswer(id: $id, revision: $revision, values: $values) }`;
const remove = `mutation ($id: ID!) { removeSavedAnswer(id: $id) }`;

test("saves answers in each language of the fund, and nobody overwrites another person's change", async ({ fund }) => {
  await theSettings(fund.db);
  const coordinator = await anOfficer(fund, "coordinator");
  const values = (texts: Record<string, string>) => Object.entries(texts).map(([field, value]) => ({ field, value }));
  const first = values({ name: "Geen mailbox", "text.nl": "Dag,\n\nVraag een brief.", "text.fr": "Bonjour" });
  expect((await fund.ask(coordinator, save, { revision: 0, values: first })).data).toEqual({ saveAnswer: true });
  const member = await anOfficer(fund, "committee");
  type Answers = { savedAnswers: { id: string; name: string; revision: number }[] };
  const [saved] = ((await fund.ask(member, listAnswers)).data as Answers).savedAnswers;
  expect(saved).toMatchObject({
    name: "Geen mailbox",
    texts: [
      { language: "nl", text: "Dag,\n\nVraag een brief." },
      { language: "fr", text: "Bonjour" },
    ],
  });
  const id = saved?.id ?? "";
  const change = (revision: number, text: string) =>
    fund.ask(coordinator, save, { id, revision, values: values({ name: "Brief", "text.nl": text }) });
  expect((await change(0, "Een")).errors).toBeUndefined();
  expect(problemOf(await change(0, "Twee"))).toEqual({ code: "record.changed" });
  expect((await fund.ask(coordinator, listAnswers)).data).toMatchObject({
    savedAnswers: [{ name: "Brief", texts: [{ language: "nl", text: "Een" }] }],
  });
  expect(problemOf(await fund.ask(coordinator, save, { revision: 0, values: [] }))).toMatchObject({
    code: "form.invalid",
    fields: [{ field: "name" }, { field: "text.nl" }],
  });
  expect(problemOf(await fund.ask(member, save, { revision: 0, values: first }))).toEqual({
    code: "permission.denied",
  });
  expect(problemOf(await fund.ask(member, remove, { id }))).toEqual({ code: "permission.denied" });
  expect((await fund.ask(coordinator, remove, { id })).data).toEqual({ removeSavedAnswer: true });
  expect(problemOf(await fund.ask(coordinator, remove, { id }))).toEqual({ code: "savedAnswer.unknown" });
});
