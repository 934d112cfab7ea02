import { Form } from "react-router";
import { type PlannableAct, plannableActs } from "#domain/dossier-act.ts";
import { defaultLanguage, languageFacts, languages } from "#domain/language.ts";
import { usePlanFocus } from "#web/components/use-plan-focus.ts";
import type { BulkOutcome, BulkPlan } from "#web/pages/office/dossiers/parts/bulk-act.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bulk, type Effect } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

/** The bar below the dossiers: choose an act, read what it does, then do it. */
export function DossierBulk({ plan, acts }: { plan: BulkPlan | null; acts: readonly PlannableAct[] }) {
  const text = useText("dossiers");
  const bar = usePlanFocus(plan);
  const isPending = useIsPending();
  const effectsOf = useEffects();
  const count = plan?.going.length ?? 0;
  return (
    <Bulk
      ref={bar}
      title={
        plan
          ? text(`officeDossier.bulk.${plan.act}.title`, { count: plan.ids.length })
          : text("officeDossier.bulk.title")
      }
      chosenLabel={plan ? undefined : text("list.chosen")}
      acts={plannableActs
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button key={act} size="small" variant="secondary" name="intent" value={`plan-${act}`} busy={isPending}>
            {text(`officeDossier.act.${act}`)}
          </Button>
        ))}
      effects={plan ? effectsOf(plan.act, plan) : []}
      note={
        (plan?.act === "giveToCommittee" && text("officeDossier.bulk.giveToCommittee.note")) ||
        (plan?.act === "download" && text("officeDossier.bulk.download.note"))
      }
      action={
        plan &&
        count > 0 && (
          <>
            {plan.act === "askForCompletion" && <CompletionFields plan={plan} />}
            <Button size="small" form={planFormId} busy={isPending}>
              {text(`officeDossier.bulk.${plan.act}.do`, { count })}
            </Button>
          </>
        )
      }
    />
  );
}

const planFormId = "planned-act";

/** The day and a reason in each language of the applicants; they belong to the form of the planned act. */
function CompletionFields({ plan }: { plan: BulkPlan }) {
  const text = useText("dossiers");
  const format = useFormats();
  const typed = (name: string) => plan.refused?.typed[name] ?? "";
  return (
    <div className="pane__form">
      <Field name="until" label={text("officeDossier.day")} required>
        <Input type="date" form={planFormId} defaultValue={typed("until")} required />
      </Field>
      {languages
        .filter((language) => plan.going.some((dossier) => (dossier.language ?? defaultLanguage) === language))
        .map((language) => (
          <Field
            key={language}
            name={`reason-${language}`}
            label={text("officeDossier.bulk.reason", { language: format.languageName(language) })}
            required
          >
            <Textarea
              rows={2}
              required
              form={planFormId}
              defaultValue={typed(`reason-${language}`)}
              lang={languageFacts[language].tag}
            />
          </Field>
        ))}
    </div>
  );
}

/**
 * The form of the button that does what was planned, for exactly the dossiers of the plan. It is outside the form of the
 * list, where people can still choose others.
 */
export function PlannedAct({ plan }: { plan: BulkPlan }) {
  const to = usePath();
  const idsOf = (dossiers: readonly { id: string }[]) =>
    dossiers.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />);
  // The answer is a file, and not a page of ours; it also names the dossiers that it does not have.
  if (plan.act === "download")
    return (
      <form id={planFormId} method="post" action={`${to("/office/dossiers")}.zip`}>
        {idsOf(plan.ids.map((id) => ({ id })))}
      </form>
    );
  return (
    <Form id={planFormId} method="post">
      <input type="hidden" name="intent" value={`do-${plan.act}`} />
      {idsOf(plan.going)}
    </Form>
  );
}

/** Says what an act on several dossiers did, and which stayed. */
export function BulkDone({ act, outcome }: { act: PlannableAct; outcome: BulkOutcome }) {
  const text = useText("dossiers");
  const effectsOf = useEffects();
  const stays = effectsOf(act, outcome).filter(({ isNot }) => isNot);
  return (
    <Notice
      role="status"
      tone={stays.length > 0 ? "warning" : "success"}
      title={text("officeDossier.bulk.done", { count: outcome.going.length })}
    >
      {stays.map(({ count, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change their order.
        <p key={index}>
          {count} {text}
        </p>
      ))}
    </Notice>
  );
}

const knownReasons = ["dossier.deadlineAhead", "dossier.notNow", "permission.denied"] as const;

function useEffects(): (act: PlannableAct, outcome: BulkOutcome) => Effect[] {
  const text = useText("dossiers");
  const format = useFormats();
  return (act, { going, staying }) => {
    const mails = [...Map.groupBy(going, ({ language }) => language)].map(([language, { length: count }]) =>
      language
        ? text("officeDossier.bulk.mails", { count, language: format.languageName(language) })
        : text("officeDossier.bulk.mails.bare", { count }),
    );
    const count = going.length;
    return [
      {
        count: format.number(count),
        text: text(`officeDossier.bulk.${act}.effect`, { count, mails: mails.join(", ") }),
      },
      ...[...Map.groupBy(staying, ({ reason }) => knownReasons.find((one) => one === reason) ?? "other")].map(
        ([reason, dossiers]) => ({
          count: format.number(dossiers.length),
          text: text(act === "download" ? "officeDossier.stays.unread" : `officeDossier.stays.${reason}`, {
            count: dossiers.length,
            numbers: dossiers.map(({ dossier }) => dossier.number).join(", "),
          }),
          isNot: true,
        }),
      ),
    ];
  };
}
