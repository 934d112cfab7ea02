import { data } from "react-router";
import { checkChoice, type PlannableAct, plannableActs } from "#domain/dossier-act.ts";
import { languages } from "#domain/language.ts";
import { readLastDay } from "#domain/late-access.ts";
import type { Problem } from "#domain/problem.ts";
import { type Refused, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, statusOf } from "#web/page.ts";

const Plan = fund(`
  query PlanDossiers($act: PlannableAct!, $ids: [ID!]!) {
    officeDossierPlan(act: $act, ids: $ids) {
      going { id number language }
      staying { reason dossier { id number } }
    }
  }
`);
const Handle = fund(`
  mutation HandleDossiers($act: BulkAct!, $ids: [ID!]!, $until: Instant, $reasons: [ReasonInput!]) {
    handleDossiers(act: $act, ids: $ids, until: $until, reasons: $reasons) {
      going { id number language }
      staying { reason dossier { id number } }
    }
  }
`);

/** The effect of an act on several dossiers, planned or done. A refused act is planned again, with all typed texts. */
export type BulkPlan = BulkOutcome & {
  problem: null;
  kind: "plan" | "done";
  act: PlannableAct;
  ids: string[];
  refused: Refused | null;
  /** The earlier effect of the act, if it is planned again for the dossiers that stayed. */
  before: BulkOutcome | null;
};
/** To which dossiers an act happens, and which stay and why. */
export type BulkOutcome = Awaited<ReturnType<typeof plan>>;

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
  const planAgain = async (refusal: Problem | null, rest = ids, before: BulkOutcome | null = null) => {
    const refused = refusal && { problem: refusal, typed: typedInto(form) };
    const outcome = await plan(args, act, rest);
    const answer = { problem: null, kind: "plan", act, ids: rest, refused, before, ...outcome } as const;
    // The status of a refusal says that nothing changed.
    return data<BulkPlan>(answer, refusal && !before ? statusOf(refusal) : undefined);
  };
  if (kind === "plan") return planAgain(null);
  // The form of a download goes to an address of its own.
  if (act === "download") return null;
  const until = readLastDay(String(form.get("until") ?? ""));
  const reasons = languages.flatMap((language) => {
    const text = String(form.get(`reason-${language}`) ?? "").trim();
    return text ? [{ language, text }] : [];
  });
  if (act === "askForCompletion" && !until) return planAgain({ code: "dossier.dateOver" });
  const { data: answer, problem } = await api.mutate(Handle, {
    act,
    ids,
    until: until?.toISOString() ?? null,
    reasons,
  });
  if (problem) return planAgain(problem);
  const { going, staying } = answer.handleDossiers;
  const code = correctable.find((one) => staying.some(({ reason }) => reason === one));
  if (!code)
    return data<BulkPlan>({ problem: null, kind: "done", act, ids, refused: null, before: null, going, staying });
  // Some dossiers stayed because of what was typed, so people correct it for those instead of typing it again.
  const isMendable = ({ reason }: (typeof staying)[number]) => correctable.some((one) => one === reason);
  const before = { going, staying: staying.filter((one) => !isMendable(one)) };
  const rest = staying.filter(isMendable).map(({ dossier }) => dossier.id);
  return planAgain({ code }, rest, before.going.length + before.staying.length > 0 ? before : null);
}

/** The reasons to refuse that a person can mend in the form. */
const correctable = ["dossier.dateOver", "dossier.reasonNeeded"] as const;
