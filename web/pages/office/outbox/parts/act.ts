import { data } from "react-router";
import { atBrussels } from "#domain/brussels-time.ts";
import { languages } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { type Refused, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, statusOf } from "#web/page.ts";

const Plan = fund(`
  query ReleasePlan($ids: [ID!]!) {
    releasePlan(ids: $ids) {
      going { id number decision { outcome amountInCents isPrinted } }
      staying { reason dossier { number } }
    }
  }
`);
const Release = fund(`
  mutation ReleaseDecisions($ids: [ID!]!, $at: Instant) {
    releaseDecisions(ids: $ids, at: $at) { going { id } }
  }
`);
const Edit = fund(`
  mutation EditLetter($id: ID!, $revision: Int!, $reasons: [ReasonInput!]!, $letters: [ReasonInput!]!) {
    editLetter(id: $id, revision: $revision, reasons: $reasons, letters: $letters)
  }
`);
const TakeBack = fund(`mutation TakeDecisionBack($id: ID!) { takeDecisionBack(id: $id) }`);
const Keep = fund(`mutation KeepDecisions($ids: [ID!]!) { keepDecisions(ids: $ids) }`);

/** What a release would do. A refused one is planned again, with all typed texts. */
export type ReleasePlan = Awaited<ReturnType<typeof readPlan>> & {
  problem: null;
  ids: string[];
  refused: Refused | null;
};

const readPlan = async ({ api }: ActArgs, ids: string[]) => (await api.query(Plan, { ids })).releasePlan;

/** The acts of the page, by the `intent` of the form. */
export async function actOnOutbox(args: ActArgs) {
  const { form } = args;
  switch (String(form.get("intent"))) {
    case "plan":
      return planRelease(args, null);
    case "release":
      return release(args);
    case "editLetter":
      return editLetter(args);
    default:
      return actAtOnce(args);
  }
}

async function planRelease(args: ActArgs, refusal: Problem | null) {
  const ids = args.form.getAll("id").map(String);
  if (ids.length === 0) return refusedForm({ code: "list.nothingChosen" }, args.form);
  const refused = refusal && { problem: refusal, typed: typedInto(args.form) };
  const plan: ReleasePlan = { problem: null, ids, refused, ...(await readPlan(args, ids)) };
  return data<ReleasePlan>(plan, refusal ? statusOf(refusal) : undefined);
}

async function release(args: ActArgs) {
  const { api, form, go } = args;
  const ids = form.getAll("id").map(String);
  const typedHour = String(form.get("at") ?? "");
  const instant = atBrussels(typedHour);
  // The API refuses an hour that is none; without one it would release at once.
  const hour = Number.isNaN(instant.getTime()) ? typedHour : instant.toISOString();
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typedHour) ? hour : null;
  const { data: answer, problem } = await api.mutate(Release, { ids, at });
  if (problem) return planRelease(args, problem);
  const count = answer.releaseDecisions.going.length;
  return go(`/office/outbox?justDone=${at ? "planned" : "released"}&count=${count}`);
}

/** The names of the controls of a letter in one language. */
export const reasonName = (language: string) => `reason-${language}`;
export const letterName = (language: string) => `letter-${language}`;

async function editLetter({ api, form, go }: ActArgs) {
  const id = String(form.get("dossier") ?? "");
  const textsOf = (nameOf: (language: string) => string) =>
    languages.flatMap((language) =>
      form.has(nameOf(language)) ? [{ language, text: String(form.get(nameOf(language))) }] : [],
    );
  const { problem } = await api.mutate(Edit, {
    id,
    revision: Number(form.get("revision")),
    reasons: textsOf(reasonName),
    letters: textsOf(letterName),
  });
  return problem ? refusedForm(problem, form) : go(`/office/outbox?open=${id}&justDone=editLetter`);
}

async function actAtOnce({ api, form, go }: ActArgs) {
  const id = String(form.get("dossier") ?? "");
  const intent = String(form.get("intent"));
  const { problem } = intent === "unplan" ? await api.mutate(Keep, { ids: [id] }) : await api.mutate(TakeBack, { id });
  if (problem) return refusedForm(problem, form);
  return go(intent === "unplan" ? `/office/outbox?open=${id}&justDone=unplan` : `/office/outbox?justDone=${intent}`);
}
