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

// `npm test` uses fewer dossiers, which still break every kind of rule.
const count = isEverything ? 200 : 30;
/** Each submitted dossier writes a mail, so the fund only checks the other valid ones. */
const mostSubmitted = 8;

/** Turns a dossier into the forms that its steps send. */
function makeForms({ hasFiles, answers }: TypedDossier) {
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

/** Each step of a dossier with its script. */
function scriptsOfSteps(): [string, string][] {
  return ["acquainted", "describe-internal", "describe-external", "financial"].map((step) => [
    step,
    builtScript(`web/pages/submit-a-project/${step}/page.tsx`),
  ]);
}

type Verdict = { field: string; problem: { code: string } }[];
type ApiAnswer = {
  data?: Record<string, never>;
  errors?: { extensions: { problem: { code: string; fields?: Verdict } } }[];
};

test("the form in the browser and the fund judge random dossiers alike, field by field", async ({ page }) => {
  const dossiers = randomDossiers(count, seed);
  await logIn(page, aColleague(49));
  await page.goto("/submit-a-project");
  const picture = aPng(4, 3).toString("base64");
  const verdicts = await page.evaluate(
    async ({ dossiers, picture, mostSubmitted, scripts }) => {
      const ask = async (query: string, variables: object): Promise<ApiAnswer> => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
        return answer.json();
      };
      // We call the act functions of the built scripts with an API like that of the page.
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

      // One draft has files and one has none; a submitted draft is replaced.
      const drafts = new Map<boolean, { id: string; hasFiles: boolean }>();
      let submittedCount = 0;
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
            form.set(
              "file",
              new File([Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))], "a.png"),
            );
            draft.hasFiles = (await fetch("/files", { method: "POST", body: form })).ok;
          }
        }
        const stepQuery = "query ($id: ID!) { dossier(id: $id) { openStep } }";
        const state = await ask(stepQuery, { id });
        const { dossier } = state.data as unknown as { dossier: { openStep: string | null } };
        if (dossier.openStep === null && submittedCount >= mostSubmitted) {
          verdicts.push({ browser, server: [] });
          continue;
        }
        const { errors } = await ask("mutation ($id: ID!) { sendDossier(id: $id) { number } }", { id });
        const problem = errors?.[0]?.extensions.problem;
        verdicts.push({ browser, server: problem ? (problem.fields ?? problem.code) : [] });
        if (problem) continue;
        submittedCount++;
        drafts.delete(hasFiles);
      }
      return verdicts;
    },
    { dossiers: dossiers.map(makeForms), picture, mostSubmitted, scripts: scriptsOfSteps() },
  );
  const differences = verdicts.flatMap(({ browser, server }, index) => {
    if (JSON.stringify(browser) === JSON.stringify(server)) return [];
    const withoutShared = (verdict: Verdict | string, other: Verdict | string) => {
      if (typeof verdict === "string" || typeof other === "string") return verdict;
      const otherProblems = new Set(other.map((problem) => JSON.stringify(problem)));
      return verdict
        .filter((problem) => !otherProblems.has(JSON.stringify(problem)))
        .map((problem) => ({ ...problem, typed: dossiers[index]?.answers[problem.field as "email"] }));
    };
    return [{ index, browser: withoutShared(browser, server), server: withoutShared(server, browser) }];
  });
  expect(differences, `seed ${seed}`).toEqual([]);
  // The dossiers must include valid ones, and break many kinds of rules.
  const codes = new Set(verdicts.flatMap(({ browser }) => browser.map(({ problem }) => problem.code)));
  expect(verdicts.filter(({ browser }) => browser.length === 0).length).toBeGreaterThan(mostSubmitted);
  expect(codes.size).toBeGreaterThan(15);
});
