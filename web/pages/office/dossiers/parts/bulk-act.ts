import { data } from "react-router";
import { checkChoice, type PlannableAct, plannableActs } from "#domain/dossier-act.ts";
import { languages } from "#domain/language.ts";
import { readLastDay } from "#domain/late-access.ts";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

const Plan = fund(`
  query PlanDossiers($act: PlannableAct!, $ids: [ID!]!) {
    officeDossierPlan(act: $act, ids: $ids) {
      going { id number language }
      staying { reason dossier { number } }
    }
  }
`);
const Handle = fund(`
  mutation HandleDossiers($act: BulkAct!, $ids: [ID!]!, $until: Instant, $reasons: [ReasonInput!]) {
    handleDossiers(act: $act, ids: $ids, until: $until, reasons: $reasons) {
      going { id number language }
      staying { reason dossier { number } }
    }
  }
`);

/** What an act on several dossiers would do, or did. */
export type BulkPlan = { problem: null; kind: "plan" | "done"; act: PlannableAct; ids: string[] } & BulkOutcome;
type BulkOutcome = Awaited<ReturnType<typeof plan>>;

const plan = async ({ api }: ActArgs, act: PlannableAct, ids: string[]) =>
  (await api.query(Plan, { act, ids })).officeDossierPlan;

/** Plans or does an act on several dossiers; gives null for another form. */
export async function actOnMany(args: ActArgs, intent: string) {
  const { api, form } = args;
  const [, kind, name] = /^(plan|do)-(\w+)$/.exec(intent) ?? [];
  const act = plannableActs.find((one) => one === name);
  if (!act) return null;
  const ids = form.getAll("id").map(String);
  const refusal = checkChoice(act, ids);
  if (refusal) return refusedForm(refusal, form);
  if (kind === "plan")
    return data<BulkPlan>({ problem: null, kind: "plan", act, ids, ...(await plan(args, act, ids)) });
  // The form of a download goes to an address of its own.
  if (act === "download") return null;
  const until = readLastDay(String(form.get("until") ?? ""));
  const reasons = languages.flatMap((language) => {
    const text = String(form.get(`reason-${language}`) ?? "").trim();
    return text ? [{ language, text }] : [];
  });
  if (act === "askForCompletion" && !until) return refusedForm({ code: "dossier.dateOver" }, form);
  const { data: answer, problem } = await api.mutate(Handle, {
    act,
    ids,
    until: until?.toISOString() ?? null,
    reasons,
  });
  if (problem) return refusedForm(problem, form);
  return data<BulkPlan>({ problem: null, kind: "done", act, ids, ...answer.handleDossiers });
}
