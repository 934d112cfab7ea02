import { getTableName, is, PgTable } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import * as tables from "#server/database/tables/index.ts";
import type { Draw } from "#test/draw.ts";
import { type Endpoint, fuzzDocuments, printedSchemas } from "#test/fuzz-document.ts";
import { type FoundForm, fuzzForms } from "#test/fuzz-form.ts";
import { actingAddresses, addressAt, findForms, formsBySource } from "#test/fuzz-page.ts";
import type { Attacker } from "#test/fuzz-site.ts";
import { fuzzValues, readStoredValues } from "#test/fuzz-value.ts";
import type { aServerProcess } from "#test/server-process.ts";
import { fromAnywhere } from "#test/site-client.ts";

// Sends random requests to a site, and says which answers no request may get.

/** A request that takes longer counts as one that hangs. */
const longestWait = 20_000;

const columnsOrTables = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  // One word is a word of the language too.
  .filter((name) => name.includes("_"));

/** Words that only our own code, the libraries and the database say. */
const internalWord = new RegExp(
  [
    String.raw`\b(?:Type|Range|Syntax|Reference|Drizzle\w*|Database|GraphQL)Error: `,
    // The title of a refused form begins like this in English, and so does the answer to a query that is no GraphQL.
    String.raw`(?<!<title>|"Syntax )\bError: `,
    String.raw`\n\s+at \S+`,
    String.raw`node_modules|node:internal|file:///|\.tsx?:\d+|/server/[a-z]+/`,
    String.raw`Failed query|\bselect "|\binsert into\b|\bdelete from\b|\bupdate "|violates \w+|syntax error at|invalid input syntax`,
    String.raw`\brelation "|\bcolumn "|pg_catalog|invalid byte sequence|out of range for type`,
    "Cannot read propert|is not a function|is not iterable|undefined is not|Converting circular",
    String.raw`\b(?:${columnsOrTables.join("|")})\b`,
  ].join("|"),
);

type Sent = { about: string; path: string; init: RequestInit };

/** A site with its database and the people who attack it. */
export type FuzzTarget = {
  url: string;
  db: Database;
  server: ReturnType<typeof aServerProcess>;
  listAttackers(): Promise<Attacker[]>;
};

/** Everything that was asked for, and the answers that nobody should get. */
export type FuzzOutcome = {
  requests: number;
  statuses: Map<number, number>;
  asked: Set<string>;
  faults: Map<string, string>;
};

export const emptyOutcome = (): FuzzOutcome => ({
  requests: 0,
  statuses: new Map(),
  asked: new Set(),
  faults: new Map(),
});

type Options = {
  draw: Draw;
  requests: number;
  /** People are logged in anew after so many requests, because some requests log them out. */
  renewedEvery: number;
  /** Forms are looked up again after so many requests; opening all pages takes longest. */
  formsEvery: number;
  atOnce: number;
};

/** Sends so many random requests, a few at a time. */
export async function fuzz(
  target: FuzzTarget,
  { draw, requests, renewedEvery, formsEvery, atOnce }: Options,
  outcome: FuzzOutcome,
): Promise<void> {
  const { url, db, server } = target;
  const last = outcome.requests + requests;

  const ask = async ({ about, path, init }: Sent, who: Attacker) => {
    outcome.requests++;
    outcome.asked.add(about);
    const headers = {
      origin: new URL(url).origin,
      ...(who.cookie && { cookie: who.cookie }),
      ...fromAnywhere(),
      ...init.headers,
    };
    const report = (kind: string, id: string | null, text: string) => {
      const key = `${kind} · ${about}`;
      if (outcome.faults.has(key)) return;
      const line = id
        ? server
            .heard()
            .split("\n")
            .find((one) => one.includes(id) && one.includes('"level":"error"'))
        : "";
      outcome.faults.set(
        key,
        `${key} (${who.name})\n${path.slice(0, 300)}\n${String(init.body).slice(0, 1_500)}\n→ ${text.slice(0, 300)}\n${line?.slice(0, 1_200) ?? ""}`,
      );
    };
    const signal = AbortSignal.timeout(longestWait);
    try {
      const answer = await fetch(url + path, { redirect: "manual", ...init, headers, signal });
      const text = await answer.text();
      const { status } = answer;
      const id = answer.headers.get("x-request-id");
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      // The database is up all the while, so a 503 is a fault too.
      if (status >= 500) report(String(status), id, text);
      if (text.includes('"code":"unexpected"')) report("unexpected", id, text);
      const [word] = internalWord.exec(text) ?? [];
      if (word) report(`says “${word.trim()}”`, id, text.slice(Math.max(0, text.indexOf(word) - 200)));
      return { path, status, html: answer.headers.get("content-type")?.includes("html") ? text : "" };
    } catch (error) {
      const { name, cause } = error as Error;
      report(name === "TimeoutError" ? "hangs" : "breaks off", null, String(cause ?? error));
      return null;
    }
  };

  let forms = new Map<string, FoundForm[]>();
  let formsAt = Number.NEGATIVE_INFINITY;
  while (outcome.requests < last) {
    const attackers = await target.listAttackers();
    const values = fuzzValues(draw, await readStoredValues(db));
    const openPage = (path: string, who: Attacker) =>
      ask({ about: `opens ${addressAt(path)?.path ?? path}`, path, init: {} }, who);
    if (outcome.requests >= formsAt + formsEvery) {
      formsAt = outcome.requests;
      forms = new Map();
      for (const who of attackers) forms.set(who.name, await findForms(openPage, who));
    }

    const documents = Object.keys(printedSchemas).map((endpoint) => ({
      endpoint,
      next: fuzzDocuments(values, endpoint as Endpoint),
    }));
    const fill = fuzzForms(values);
    const blindForms = formsBySource(values);
    const nextDocument = (): Sent => {
      const { endpoint, next } = values.pick(documents);
      const { field, query, variables } = next();
      const body = JSON.stringify(draw(50) === 0 ? values.anything() : { query, variables });
      if (draw(100) === 0)
        return {
          about: field,
          path: `${endpoint}?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`,
          init: {},
        };
      const type =
        draw(60) === 0
          ? values.pick(["text/plain", "application/graphql", "application/json; charset=x", ""])
          : "application/json";
      return { about: field, path: endpoint, init: { method: "POST", headers: { "content-type": type }, body } };
    };
    const nextForm = (who: Attacker): Sent => {
      const found = forms.get(who.name) ?? [];
      const form = found.length > 0 && draw(3) > 0 ? values.pick(found) : values.pick(blindForms)();
      const filled = fill(form);
      return { about: `${form.method} ${addressAt(form.action)?.path ?? form.action.split("?")[0]}`, ...filled };
    };
    const stopAt = Math.min(last, outcome.requests + renewedEvery);
    const work = async () => {
      while (outcome.requests < stopAt) {
        const who = values.pick(attackers);
        await ask(draw(5) === 0 ? nextForm(who) : nextDocument(), who);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

/** The forms of pages that nobody sent. */
export const formsNotSent = ({ asked }: FuzzOutcome) =>
  actingAddresses.map(({ path }) => `post ${path}`).filter((form) => !asked.has(form));
