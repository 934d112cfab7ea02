import { expect, onTestFinished } from "vitest";
import { inBatches } from "#domain/batch.ts";
import { and, eq, inArray, ne } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { messages } from "#server/database/tables/message.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { type Applicant, submissionOf } from "#test/applicant.ts";
import { internalAnswers } from "#test/dossiers.ts";
import { openUploaded, type UploadedFile, upload } from "#test/fault-site.ts";
import { fromAnywhere } from "#test/site-client.ts";
import { expectTrueCount } from "#test/true-count.ts";
import { type aWorkforce, type VoteOutcome, voteAtOnce } from "#test/workforce.ts";

// Everything that people do at a site while a fault comes and goes, or on a busy day.

/** A site with people who vote, and the means to look into it. */
export type LoadedSite = Awaited<ReturnType<typeof aWorkforce>> & {
  url: string;
  db: Database;
  files: FileStore;
  post: { arrived: readonly string[] };
  /** Lets time pass until every mail has left. */
  settle(): Promise<void>;
};

/** The acts of people. */
export type Act = "vote" | "save" | "submission" | "upload" | "message" | "page";

/** All of them. */
export const everyAct: readonly Act[] = ["vote", "save", "submission", "upload", "message", "page"];

const everyAnswer = Object.entries({ ...internalAnswers, branch: "gent" }).map(([field, value]) => ({ field, value }));

/** No answer takes longer, whatever the fault. */
const longestWait = 20_000;

const paths = ["/", "/en", "/fr/contact", "/en/projects", "/en/account"];

const begin = "mutation { beginDossier(type: internal) { id } }";
const save =
  "mutation ($id: ID!, $answers: [DossierAnswerInput!]!) { saveDossier(id: $id, basedOn: 1000000, answers: $answers) { revision } }";
const send = "mutation ($id: ID!) { sendDossier(id: $id) { number } }";
const write = `mutation ($name: String!, $email: String!, $text: String!) {
  sendMessage(topic: question, name: $name, email: $email, text: $text, language: fr)
}`;

/**
 * Lets people vote, type, submit, upload, write and read until the load ends; somebody does something every so many
 * milliseconds. People who get no answer try again.
 */
export function beginLoad(site: LoadedSite, turnEvery: number) {
  const { url } = site;
  const done: Record<Act, number> = { vote: 0, save: 0, submission: 0, upload: 0, message: 0, page: 0 };
  const failures: string[] = [];
  const submissions = new Map<Applicant, string>();
  const uploads: UploadedFile[] = [];
  const letters: string[] = [];
  let isOver = false;
  let isCut = false;
  let isResting = false;

  const waiting: (() => void)[] = [];
  let turnsTaken = 0;
  const turns = setInterval(() => {
    if (isResting) return;
    turnsTaken++;
    waiting.shift()?.();
  }, turnEvery);
  const nextTurn = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (isCut) throw new Error("The load was cut off");
    return !isOver;
  };

  /** Does something again and again until the site confirms it; gives null when the load is over. */
  const insist = async <Value>(act: Act, attempt: () => Promise<Value | null>): Promise<Value | null> => {
    while (await nextTurn()) {
      const value = await inTime(act, attempt());
      if (value === null) continue;
      done[act]++;
      return value;
    }
    return null;
  };
  const ask = async <Data>(cookie: string, query: string, variables: object): Promise<Data | null> => {
    const headers = { "content-type": "application/json", origin: url, cookie, ...fromAnywhere() };
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (answer.status === 503 && answer.headers.has("retry-after")) return null;
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };

  let votes: Pick<VoteOutcome, "receipts"> = { receipts: new Map() };
  const vote = async () => {
    const onVote = (count: number) => {
      done.vote = count;
    };
    const outcome = await voteAtOnce({
      sites: [{ url: async () => url }],
      workforce: site.workforce,
      connections: 4,
      doubleEvery: 10,
      onVote,
      nextTurn,
    });
    votes = outcome;
    expect(Math.max(...outcome.waits)).toBeLessThan(longestWait);
  };
  // Those who vote last are the first to ask for help.
  const applicants = site.workforce.toReversed().values();
  /** Lets each of these people begin a request for help, and go on with it. */
  const forEachRequest = async (run: (applicant: Applicant) => Promise<boolean>) => {
    for (const { personId, cookie } of applicants) {
      type Data = { beginDossier: { id: string } };
      const data = await insist("save", () => ask<Data>(cookie, begin, {}));
      if (!data || !(await run({ personId, cookie, dossierId: data.beginDossier.id }))) return;
    }
  };
  const submit = () =>
    forEachRequest(async (applicant) => {
      const { cookie, dossierId: id } = applicant;
      // The page saves while people type.
      for (const answers of inBatches(everyAnswer, 8))
        if (!(await insist("save", () => ask(cookie, save, { id, answers })))) return false;
      type Data = { sendDossier: { number: string } };
      const data = await insist("submission", () => ask<Data>(cookie, send, { id }));
      if (data) submissions.set(applicant, data.sendDossier.number);
      return data !== null;
    });
  const uploadFiles = () =>
    forEachRequest(async (owner) => {
      // Ten files fit into the field, and an upload without an answer may be stored too.
      for (let number = 0; number < 6; number++) {
        const id = await insist("upload", async () => {
          const { status, id = null, problem } = await upload(url, owner);
          if (status !== 503 && !id)
            throw new Error(`An upload was answered with ${status} ${JSON.stringify(problem)}`);
          return id;
        });
        if (!id) return false;
        uploads.push({ id, owner });
      }
      return true;
    });
  const writeLetters = async () => {
    for (let number = 0; ; number++) {
      const text = `Bericht ${number}`;
      const values = { name: "Zoé", email: `zoe.${number}@peeters.example`, text };
      // A message that is sent again would be another one.
      if (!(await nextTurn())) return;
      if (!(await inTime("message", ask("", write, values)))) continue;
      done.message++;
      letters.push(text);
    }
  };
  const read = async () => {
    for (let number = 0; ; number++) {
      const path = paths[number % paths.length] ?? "";
      const shown = await insist("page", async () => {
        const cookie = path.endsWith("/account") ? (site.workforce[0]?.cookie ?? "") : "";
        const answer = await fetch(url + path, { headers: { cookie, ...fromAnywhere() } });
        await answer.text();
        if (answer.status !== 200 && !(answer.status === 503 && answer.headers.has("retry-after")))
          throw new Error(`${path} was answered with ${answer.status}`);
        return answer.status === 200 || null;
      });
      if (!shown) return;
    }
  };

  const work = Promise.all(
    [vote, submit, uploadFiles, writeLetters, read].map((act) =>
      act().catch((error: Error) => void (isCut || failures.push(error.stack ?? error.message))),
    ),
  );
  const end = async () => {
    isOver = true;
    await work;
    clearInterval(turns);
  };
  onTestFinished(() => {
    isCut = true;
    return end();
  });
  return {
    uploads,
    /** How often somebody could do something until now. */
    turns: () => turnsTaken,
    counts: () => done,
    /** Resolves when the site confirmed a few more of each of these acts. */
    goesOn: async (acts: readonly Act[] = everyAct) => {
      const before = { ...done };
      await expect.poll(() => failures.length > 0 || acts.every((act) => done[act] >= before[act] + 3)).toBe(true);
      expect(failures).toEqual([]);
    },
    /** Lets nobody begin anything during an act. */
    rest: async (act: () => unknown) => {
      isResting = true;
      await act();
      isResting = false;
    },
    end,
    /** Ends the load, and expects that all that was confirmed is there once. */
    expectNothingLost: async () => {
      await end();
      expect(failures).toEqual([]);
      await site.settle();
      for (const [applicant, number] of submissions)
        expect(await submissionOf(site.db, applicant)).toEqual({ number, isWhole: true, moves: 1, mails: 1 });
      await expectUploads(site, uploads);
      const written =
        letters.length > 0 ? await site.db.select().from(messages).where(inArray(messages.text, letters)) : [];
      expect(written.map(({ text }) => text).sort()).toEqual(letters.sort());
      // A job of the night may send one more meanwhile.
      await expect.poll(() => compareMails(site)).toEqual({ lost: [], extra: [] });
      // A reminder of a vote is useless once its reader has voted.
      const unsent = and(ne(mails.state, "sent"), ne(mails.template, "vote-reminder"));
      expect(await site.db.select().from(mails).where(unsent)).toEqual([]);
      await expectTrueCount(site, site, votes);
    },
  };
}

/** Lists the mails that should have arrived, and those that should not or did so twice. */
async function compareMails({ db, post: { arrived } }: LoadedSite) {
  const rows = await db.select().from(mails).where(eq(mails.state, "sent"));
  const sent = new Set(rows.map(({ id }) => `<${id}@amandel.example>`));
  const isExtra = (id: string, index: number) => !sent.has(id) || arrived.indexOf(id) !== index;
  return { lost: [...sent.difference(new Set(arrived))], extra: arrived.filter(isExtra) };
}

async function expectUploads({ db, url }: LoadedSite, uploads: readonly UploadedFile[]) {
  const owners = new Set(uploads.map(({ owner }) => owner));
  for (const owner of owners) {
    const listed = (await listDossierFiles(db, [owner.dossierId])).map(({ id }) => id);
    const own = uploads.filter((file) => file.owner === owner).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(own));
    for (const id of listed) expect(await openUploaded(url, { id, owner })).toBe(true);
  }
}

async function inTime<Value>(act: Act, answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`A ${act} got no answer in ${longestWait} ms`)), longestWait);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
