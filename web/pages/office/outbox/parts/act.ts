import { data } from "react-router";
import { readWallTime } from "#domain/brussels-time.ts";
import { languages } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { type Refused, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, statusOf } from "#web/page.ts";
import { outboxSearch, readOutboxView } from "#web/pages/office/outbox/parts/outbox-view.ts";

const Plan = fund(`
  query ReleasePlan($ids: [ID!]!, $revisions: [Int!]!) {
    releasePlan(ids: $ids, revisions: $revisions) {
      going { id number decision { outcome amountInCents isPrinted } }
      staying { reason dossier { number } }
    }
  }
`);
const Release = fund(`
  mutation ReleaseDecisions($ids: [ID!]!, $revisions: [Int!]!, $at: Instant) {
    releaseDecisions(ids: $ids, revisions: $revisions, at: $at) { going { id } staying { reason dossier { id } } }
  }
`);
const Edit = fund(`
  mutation EditLetter($id: ID!, $revision: Int!, $reasons: [ReasonInput!]!, $letters: [ReasonInput!]!) {
    editLetter(id: $id, revision: $revision, reasons: $reasons, letters: $letters)
  }
`);
const TakeBack = fund(`mutation TakeDecisionBack($id: ID!) { takeDecisionBack(id: $id) }`);
const Try = fund(`mutation SendLetterTrial($id: ID!) { sendLetterTrial(id: $id) }`);
const Keep = fund(`mutation KeepDecisions($ids: [ID!]!) { keepDecisions(ids: $ids) }`);

/** The effect of a release, before it happens. A refused one is planned again, with all typed texts. */
export type ReleasePlan = Awaited<ReturnType<typeof readPlan>> & {
  problem: null;
  ids: string[];
  /** The revisions that its reader has seen, in the order of the ids. */
  revisions: number[];
  refused: Refused | null;
};

type Chosen = { ids: string[]; revisions: number[] };

const readPlan = async ({ api }: ActArgs, chosen: Chosen) => (await api.query(Plan, chosen)).releasePlan;

/** The name of the hidden control with the revision of a decision that its reader has seen. */
export const decisionRevisionName = (id: string) => `revision-${id}`;

/** Reads the chosen decisions, and the revisions of them that their reader has seen. */
export function chosenIn(form: FormData): Chosen {
  const ids = form.getAll("id").map(String);
  const revisions = ids.map((id) => Number(form.get(decisionRevisionName(id)) ?? -1));
  return { ids, revisions: revisions.map((revision) => (Number.isInteger(revision) ? revision : -1)) };
}

/** The acts on several decisions, by the `intent` of their form. */
export const bulkIntents = ["plan", "release"];

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
  const chosen = chosenIn(args.form);
  if (chosen.ids.length === 0) return refusedForm({ code: "list.nothingChosen" }, args.form);
  const refused = refusal && { problem: refusal, typed: typedInto(args.form) };
  const plan: ReleasePlan = { problem: null, ...chosen, refused, ...(await readPlan(args, chosen)) };
  return data<ReleasePlan>(plan, refusal ? statusOf(refusal) : undefined);
}

async function release(args: ActArgs) {
  const { api, form, go } = args;
  const at = hourIn(form);
  // A release cannot be undone, so an hour that we cannot read never means now.
  if (at === "unreadable") return planRelease(args, { code: "decision.hourUnknown" });
  const { data: answer, problem } = await api.mutate(Release, { ...chosenIn(form), at: at?.toISOString() ?? null });
  if (problem) return planRelease(args, problem);
  const { going, staying } = answer.releaseDecisions;
  const changed = staying.filter(({ reason }) => reason === "record.changed").map(({ dossier }) => dossier.id);
  const changedParam = changed.length > 0 ? `&changed=${changed.join(",")}` : "";
  return go(`/office/outbox?justDone=${at ? "planned" : "released"}&count=${going.length}${changedParam}`);
}

/** Reads the hour of a release; null is now. */
export function hourIn(form: FormData): Date | null | "unreadable" {
  const typed = String(form.get("at") ?? "").trim();
  const [day = "", time = ""] = typed.split("T");
  return typed === "" ? null : (readWallTime(day, time) ?? "unreadable");
}

/** The names of the controls of a letter in one language. */
export const reasonName = (language: string) => `reason-${language}`;
export const letterName = (language: string) => `letter-${language}`;

/** The same view of the outbox after an act. */
const sameView = ({ url }: ActArgs, rest: Record<string, string>) =>
  `/office/outbox${outboxSearch(readOutboxView(url.searchParams), rest)}`;

async function editLetter(args: ActArgs) {
  const { api, form, go } = args;
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
  return problem ? refusedForm(problem, form) : go(sameView(args, { open: id, justDone: "editLetter" }));
}

async function actAtOnce(args: ActArgs) {
  const { form, go } = args;
  const id = String(form.get("dossier") ?? "");
  const intent = String(form.get("intent"));
  const { problem } = await press(args, intent, id);
  if (problem) return refusedForm(problem, form);
  // A decision that was taken back is no longer here to be shown.
  return go(sameView(args, { ...(intent !== "takeDecisionBack" && { open: id }), justDone: intent }));
}

async function press({ api }: ActArgs, intent: string, id: string): Promise<{ problem: Problem | null }> {
  switch (intent) {
    case "unplan":
      return api.mutate(Keep, { ids: [id] });
    case "trial":
      return api.mutate(Try, { id });
    case "takeDecisionBack":
      return api.mutate(TakeBack, { id });
    default:
      return { problem: { code: "list.nothingChosen" } };
  }
}
