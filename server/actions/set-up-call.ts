import { randomUUID } from "node:crypto";
import { yearOf } from "#domain/brussels-time.ts";
import type { Criterion, EligibilityPoint } from "#domain/call.ts";
import { firstCallFields, readFirstCall, type TypedFirstCall } from "#domain/first-call.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { usualText } from "#i18n/usual-text.ts";
import { meFor } from "#server/actions/acting-person.ts";
import { changeCall, makeCall, publishCall } from "#server/actions/call.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import type { Context } from "#server/context.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { listFirstOfficers } from "#server/database/queries/set-up.ts";

/** Criteria that suit most funds; the office can change them until the committee scores. */
const usualCriteria = (): Criterion[] => [
  aCriterion("effect", 40),
  aCriterion("feasibility", 30),
  aCriterion("involvement", 30),
];

const aCriterion = (subject: "effect" | "feasibility" | "involvement", weight: number): Criterion => ({
  id: randomUUID(),
  name: usualText(`usual.criterion.${subject}`),
  help: usualText(`usual.criterion.${subject}.help`),
  weight,
});

/**
 * Conditions that suit most funds. They are fixed once people can submit, which may be at once, so a call without them
 * could never decline a dossier that is not eligible.
 */
const usualEligibility = (): EligibilityPoint[] => [
  { id: randomUUID(), text: usualText("usual.eligibility.amount"), check: "amount" },
  { id: randomUUID(), text: usualText("usual.eligibility.organisation"), check: "organisation" },
  { id: randomUUID(), text: usualText("usual.eligibility.profit"), check: "person" },
];

/** Makes and publishes the first call, in the name of the first coordinator, as `--as` does on the command line. */
export async function planFirstCall(context: Context, typed: TypedFirstCall): Promise<void> {
  requireSetUp(context);
  refuse(invalidForm(checkFields(firstCallFields, typed)));
  const plan = readFirstCall(typed);
  const officer = (await listFirstOfficers(context.db)).find(({ role }) => role === "coordinator");
  const coordinator = officer && (await findPerson(context.db, officer.id));
  if (!coordinator || !plan) throw new Refusal({ code: "setUp.peopleMissing" });
  const me = await meFor(context, coordinator);
  await context.db.transaction(async (db) => {
    const inside = { ...context, db, me };
    // The address and the title in the other languages name the year; the typed title is in Dutch only.
    const draft = await makeCall(inside, { fromId: null, year: yearOf(plan.submissionsOpen) });
    const { id: callId, revision } = await changeCall(inside, {
      callId: draft.id,
      revision: draft.revision,
      plan: { ...plan, criteria: usualCriteria(), eligibility: usualEligibility() },
    });
    await publishCall(inside, { callId, revision });
    await leaveStep({ ...context, db }, "call");
  });
}
