import { data } from "react-router";
import { type BulkAct, bulkActs } from "#domain/dossier-act.ts";
import { languages } from "#domain/language.ts";
import { readLastDay } from "#domain/late-access.ts";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

const Plan = fund(`
  query PlanDossiers($act: BulkAct!, $ids: [ID!]!) {
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
export type BulkPlan = { problem: null; kind: "plan" | "done"; act: BulkAct; ids: string[] } & BulkOutcome;
type BulkOutcome = Awaited<ReturnType<typeof plan>>;

const plan = async ({ api }: ActArgs, act: BulkAct, ids: string[]) =>
  (await api.query(Plan, { act, ids })).officeDossierPlan;

/** Plans or does an act on several dossiers; gives null for another form. */
export async function actOnMany(args: ActArgs, intent: string) {
  const { api, form } = args;
  const [, kind, name] = /^(plan|do)-(\w+)$/.exec(intent) ?? [];
  const act = bulkActs.find((one) => one === name);
  if (!act) return null;
  const ids = form.getAll("id").map(String);
  if (ids.length === 0) return refusedForm({ code: "list.nothingChosen" }, form);
  if (kind === "plan")
    return data<BulkPlan>({ problem: null, kind: "plan", act, ids, ...(await plan(args, act, ids)) });
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
