import type { ProjectType } from "#domain/dossier.ts";
import { kindOf } from "#domain/dossier-answer.ts";
import { stepsAsking } from "#domain/dossier-check.ts";
import { dossierForm, textFields } from "#domain/dossier-form.ts";
import { dateParts, splitDate } from "#domain/typed-date.ts";
import { randomDossiers, type TypedDossier } from "#test/random-dossier.ts";
import { aPng } from "#test/sample-file.ts";
import { isEverything, seed } from "#test/tier.ts";
import { builtScript } from "./built.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";

// Dossiers are thinned out in `npm test`; every rule still speaks.
const count = isEverything ? 200 : 60;
/** A dossier that is sent is a mail that is written; of the others that are right, the fund says so without one. */
const mostSent = 8;

/** A dossier the way its pages send it: step after step, with all that stands in the fields of each. */
function asForms({ hasFiles, answers }: TypedDossier) {
  const type: ProjectType = answers.project_type === "internal" ? "internal" : "external";
  const forms = stepsAsking(type).map((step) => {
    const sections = Object.values((dossierForm[type] as Record<string, Record<string, object>>)[step] ?? {});
    const names = new Set(sections.flatMap((fields) => Object.keys(fields)));
    const entries = textFields
      .filter((field) => names.has(field))
      .flatMap((field): [string, string][] => {
        const value = answers[field] ?? "";
        if (kindOf(field) !== "day") return [[field, value]];
        const parts = splitDate(value);
        return dateParts.map((part) => [`${field}_${part}`, parts[part]]);
      });
    return { step, entries };
  });
  return { type, hasFiles, forms };
}

/** The scripts of the steps. */
function scriptsOfSteps(): [string, string][] {
  return ["acquainted", "describe-internal", "describe-external", "financial"].map((step) => [
    step,
    builtScript(`web/pages/submit-a-project/${step}/page.tsx`),
  ]);
}

type Verdict = { field: string; problem: { code: string } }[];
type Sent = {
  data?: Record<string, never>;
  errors?: { extensions: { problem: { code: string; fields?: Verdict } } }[];
};

test("of many random dossiers the form in the browser and the fund say the same, field by field", async ({ page }) => {
  const dossiers = randomDossiers(count, seed);
  await logIn(page, aColleague(49));
  await page.goto("/submit-a-project");
  const picture = aPng(4, 3).toString("base64");
  const verdicts = await page.evaluate(
    async ({ dossiers, picture, mostSent, scripts }) => {
      const ask = async (query: string, variables: object): Promise<Sent> => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
        return answer.json();
      };
      // The act functions of the steps, from the scripts that everyone gets, with an API like the page's own.
      const api = {
        mutate: async ({ query }: { query: string }, variables: object) => {
          const { data = null, errors } = await ask(query, variables);
          return errors ? { data: null, problem: errors[0]?.extensions.problem } : { data, problem: null };
        },
        query: async ({ query }: { query: string }, variables: object) => (await ask(query, variables)).data,
      };
      type Answer = Response | { data: { problem?: { code: string; fields?: Verdict } } };
      const acts = new Map<string, (args: object) => Promise<Answer>>();
      for (const [step, script] of scripts) acts.set(step, (await import(script)).act);

      // One draft with files and one without, each until it is sent.
      const drafts = new Map<boolean, { id: string; hasFiles: boolean }>();
      let sent = 0;
      const verdicts: { browser: Verdict; server: Verdict | string }[] = [];
      for (const { type, hasFiles, forms } of dossiers) {
        let draft = drafts.get(hasFiles);
        if (!draft) {
          const { data } = await ask("mutation ($type: ProjectType!) { beginDossier(type: $type) { id } }", { type });
          draft = { id: (data as unknown as { beginDossier: { id: string } }).beginDossier.id, hasFiles: false };
          drafts.set(hasFiles, draft);
        }
        const { id } = draft;
        const browser: Verdict = [];
        for (const { step, entries } of forms) {
          const path = `/submit-a-project/${step}`;
          const address = new URL(`${path}?dossier=${id}`, location.href);
          const body = new FormData();
          for (const [name, value] of [...entries, ["revision", "1000000"]] as const) body.set(name, value);
          const go = () => new Response(null, { status: 302 });
          const answer = await acts.get(step)?.({ api, language: "nl", params: {}, url: address, form: body, go });
          if (answer && !(answer instanceof Response)) {
            const { problem } = answer.data;
            browser.push(...(problem?.fields ?? [{ field: step, problem: { code: problem?.code ?? "nothing" } }]));
          }
          if (step !== "acquainted" || !hasFiles || draft.hasFiles || type === "internal") continue;
          for (const field of ["project_files_articles", "project_files_involvement"]) {
            const form = new FormData();
            form.set("dossier", id);
            form.set("field", field);
            form.set("file", new File([Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))], "a.png"));
            draft.hasFiles = (await fetch("/files", { method: "POST", body: form })).ok;
          }
        }
        const read = "query ($id: ID!) { dossier(id: $id) { openStep } }";
        const isOpen = await ask(read, { id });
        const { dossier } = isOpen.data as unknown as { dossier: { openStep: string | null } };
        if (dossier.openStep === null && sent >= mostSent) {
          verdicts.push({ browser, server: [] });
          continue;
        }
        const { errors } = await ask("mutation ($id: ID!) { sendDossier(id: $id) { number } }", { id });
        const problem = errors?.[0]?.extensions.problem;
        verdicts.push({ browser, server: problem ? (problem.fields ?? problem.code) : [] });
        if (problem) continue;
        sent++;
        drafts.delete(hasFiles);
      }
      return verdicts;
    },
    { dossiers: dossiers.map(asForms), picture, mostSent, scripts: scriptsOfSteps() },
  );
  const differing = verdicts.flatMap(({ browser, server }, at) => {
    if (JSON.stringify(browser) === JSON.stringify(server)) return [];
    const only = (one: Verdict | string, other: Verdict | string) => {
      if (typeof one === "string" || typeof other === "string") return one;
      const known = new Set(other.map((problem) => JSON.stringify(problem)));
      return one
        .filter((problem) => !known.has(JSON.stringify(problem)))
        .map((problem) => ({ ...problem, typed: dossiers[at]?.answers[problem.field as "email"] }));
    };
    return [{ at, browser: only(browser, server), server: only(server, browser) }];
  });
  expect(differing, `seed ${seed}`).toEqual([]);
  // Some were right, and every kind of rule had something to say.
  const codes = new Set(verdicts.flatMap(({ browser }) => browser.map(({ problem }) => problem.code)));
  expect(verdicts.filter(({ browser }) => browser.length === 0).length).toBeGreaterThan(mostSent);
  expect(codes.size).toBeGreaterThan(15);
});
