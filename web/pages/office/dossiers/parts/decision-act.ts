import { readDecision } from "#domain/decision-form.ts";
import { centsOf } from "#domain/money.ts";
import { revisionIn } from "#web/components/record-version.ts";
import { isSentBy, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";
import {
  decideForm,
  opinionForm,
  secondLookForm,
  substituteForm,
} from "#web/pages/office/dossiers/parts/decision-forms.ts";

const Decide = fund(`
  mutation Decide(
    $id: ID!
    $revision: Int!
    $outcome: DecisionOutcome!
    $amountInCents: Float
    $reasons: [ReasonInput!]
    $votes: [Int!]
  ) {
    decide(
      id: $id, revision: $revision, outcome: $outcome, amountInCents: $amountInCents, reasons: $reasons, votes: $votes
    )
  }
`);
export const TakeDecisionBack = fund(`mutation TakeBackDecision($id: ID!) { takeDecisionBack(id: $id) }`);
export const MoveUp = fund(`mutation MoveUp($id: ID!) { moveUp(id: $id) }`);
const GiveOpinion = fund(`
  mutation GiveOpinion($id: ID!, $amountInCents: Float, $isLoan: Boolean, $reason: String) {
    giveOpinion(id: $id, amountInCents: $amountInCents, isLoan: $isLoan, reason: $reason)
  }
`);
const SecondLook = fund(`
  mutation GiveSecondLook($id: ID!, $reason: String!, $isOwnMistake: Boolean) {
    giveSecondLook(id: $id, reason: $reason, isOwnMistake: $isOwnMistake)
  }
`);

const NameSubstitute = fund(`
  mutation NameSubstitute($id: ID!, $who: String!) { nameSubstitute(id: $id, who: $who) }
`);

/** Does an act of the decision whose form has rules; gives null for another form. */
export async function actOnDecision({ api, form }: ActArgs, id: string, done: () => Response) {
  if (isSentBy(decideForm, form)) {
    return submitForm(
      decideForm,
      form,
      (typed) =>
        api.mutate(Decide, {
          id,
          revision: revisionIn(form),
          ...readDecision(typed, form.get("language")),
          votes: typed.for === "" ? null : [typed.for, typed.against, typed.abstained].map((count) => Number(count)),
        }),
      done,
    );
  }
  if (isSentBy(opinionForm, form)) {
    const isLoan = form.get("loan") === "on";
    return submitForm(
      opinionForm,
      form,
      ({ amount, reason }) => api.mutate(GiveOpinion, { id, amountInCents: centsOf(amount), isLoan, reason }),
      done,
    );
  }
  if (isSentBy(substituteForm, form))
    return submitForm(substituteForm, form, ({ who }) => api.mutate(NameSubstitute, { id, who }), done);
  if (isSentBy(secondLookForm, form)) {
    const isOwnMistake = form.get("mistake") === "on";
    return submitForm(secondLookForm, form, ({ reason }) => api.mutate(SecondLook, { id, reason, isOwnMistake }), done);
  }
  return null;
}
