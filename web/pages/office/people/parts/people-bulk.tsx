import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { BulkPlan } from "#web/pages/office/people/parts/act.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bulk, type Effect } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** The bar below the people: choose an act, read what it does, then do it. */
export function PeopleBulk({ plan }: { plan: BulkPlan | null }) {
  const text = useText("people");
  const bar = useRef<HTMLElement>(null);
  const isPending = useIsPending();
  useEffect(() => {
    if (plan) bar.current?.focus();
  }, [plan]);
  const effects = useEffects(plan);
  return (
    <Bulk
      ref={bar}
      title={plan ? text(`people.bulk.${plan.act}.title`, { count: plan.ids.length }) : text("people.bulk.title")}
      chosenLabel={plan ? undefined : text("list.chosen")}
      acts={
        <>
          <Button size="small" variant="secondary" name="intent" value="plan-letters" busy={isPending}>
            {text("people.bulk.letters")}
          </Button>
          <Button size="small" variant="secondary" name="intent" value="plan-sessions" busy={isPending}>
            {text("people.bulk.sessions")}
          </Button>
        </>
      }
      effects={effects}
      note={plan && text(`people.bulk.${plan.act}.note`)}
      action={
        plan &&
        (plan.act === "letters" ? plan.count : plan.sessions) > 0 && (
          <Button size="small" form={planFormId} busy={isPending}>
            {plan.act === "letters"
              ? text("people.bulk.letters.do", { count: plan.count })
              : text("people.bulk.sessions.do", { count: plan.sessions })}
          </Button>
        )
      }
    />
  );
}

const planFormId = "planned-act";

/**
 * The form of the button that does what was planned, for exactly the people of the plan. It is outside the form of the
 * list, where people can still choose others.
 */
export function PlannedAct({ plan }: { plan: BulkPlan }) {
  const ids = plan.ids.map((id) => <input key={id} type="hidden" name="id" value={id} />);
  // The answer with letters is a file, and not a page of ours.
  if (plan.act === "letters")
    return (
      <form id={planFormId} method="post" action="/office/letters.pdf">
        {ids}
      </form>
    );
  return (
    <Form id={planFormId} method="post">
      <input type="hidden" name="intent" value="end-sessions" />
      {ids}
    </Form>
  );
}

function useEffects(plan: BulkPlan | null): Effect[] {
  const text = useText("people");
  const { number } = useFormats();
  if (!plan) return [];
  if (plan.act === "letters")
    return [
      { count: number(plan.count), text: text("people.bulk.letters.effect", { count: plan.count }) },
      ...(plan.leftOut > 0
        ? [
            {
              count: number(plan.leftOut),
              text: text("people.bulk.letters.leftOut", { count: plan.leftOut }),
              isNot: true,
            },
          ]
        : []),
    ];
  const without = plan.ids.length - plan.people;
  return [
    { count: number(plan.people), text: text("people.bulk.sessions.effect", { count: plan.people }) },
    ...(without > 0
      ? [{ count: number(without), text: text("people.bulk.sessions.none", { count: without }), isNot: true }]
      : []),
  ];
}
