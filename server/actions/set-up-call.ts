import { randomUUID } from "node:crypto";
import type { Criterion, EligibilityPoint } from "#domain/call.ts";
import { firstCallFields, readFirstCall, type TypedFirstCall } from "#domain/first-call.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { meFor } from "#server/actions/acting-person.ts";
import { changeCall, makeCall, publishCall } from "#server/actions/call.ts";
import { leaveStep, requireSetUp } from "#server/actions/set-up.ts";
import type { Context } from "#server/context.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { listFirstOfficers } from "#server/database/queries/set-up.ts";

/** Criteria that suit most funds; the office can change them until the committee scores. */
const usualCriteria: readonly Omit<Criterion, "id">[] = [
  {
    name: { nl: "Effect", en: "Effect", fr: "Effet" },
    help: {
      nl: "Voor hoeveel mensen verandert er iets?",
      en: "For how many people does something change?",
      fr: "Pour combien de personnes quelque chose change-t-il ?",
    },
    weight: 40,
  },
  {
    name: { nl: "Haalbaarheid", en: "Feasibility", fr: "Faisabilité" },
    help: {
      nl: "Kan het met dit geld en in deze tijd?",
      en: "Is it possible with this money and in this time?",
      fr: "Est-ce possible avec cet argent et dans ce délai ?",
    },
    weight: 30,
  },
  {
    name: { nl: "Betrokkenheid", en: "Involvement", fr: "Implication" },
    help: {
      nl: "Werken collega’s of buren mee?",
      en: "Do colleagues or neighbours take part?",
      fr: "Des collègues ou des voisins participent-ils ?",
    },
    weight: 30,
  },
];

/**
 * Conditions that suit most funds. They are fixed once people can submit, which is at once for most first calls, so a
 * call without them could never decline a dossier that is not eligible.
 */
const usualEligibility: readonly Omit<EligibilityPoint, "id">[] = [
  {
    text: {
      nl: "Het bedrag is niet hoger dan het maximum.",
      en: "The amount is not above the maximum.",
      fr: "Le montant ne dépasse pas le maximum.",
    },
    check: "amount",
  },
  {
    text: {
      nl: "De organisatie heeft een geldig ondernemingsnummer.",
      en: "The organisation has a valid enterprise number.",
      fr: "L’organisation a un numéro d’entreprise valable.",
    },
    check: "organisation",
  },
  {
    text: {
      nl: "De organisatie maakt geen winst.",
      en: "The organisation makes no profit.",
      fr: "L’organisation ne fait pas de bénéfice.",
    },
    check: "person",
  },
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
    const draft = await makeCall(inside, { fromId: null });
    const criteria = usualCriteria.map((criterion) => ({ ...criterion, id: randomUUID() }));
    const eligibility = usualEligibility.map((point) => ({ ...point, id: randomUUID() }));
    // Its texts in the other languages are about the year; the typed title is in Dutch only.
    const { id: callId, revision } = await changeCall(inside, {
      callId: draft.id,
      revision: draft.revision,
      plan: { ...plan, criteria, eligibility },
    });
    await publishCall(inside, { callId, revision });
    await leaveStep({ ...context, db }, "call");
  });
}
