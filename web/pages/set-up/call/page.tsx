import { midnightAfter } from "#domain/brussels-time.ts";
import { writeMoment } from "#domain/call-moment.ts";
import { firstCallFields, usualFirstDay } from "#domain/first-call.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { defineForm, isSentBy, RuleForm, refusalOf, submitForm } from "#web/form.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, putOff, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input, InputGroup } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const Today = fund(`query Today { now }`);
const PlanFirstCall = system(`
  mutation PlanFirstCall(
    $title: String!, $submissionsOpen: String!, $submissionsClose: String!, $hasVote: Boolean!, $budgetInCents: String!
  ) {
    planFirstCall(
      title: $title, submissionsOpen: $submissionsOpen, submissionsClose: $submissionsClose, hasVote: $hasVote
      budgetInCents: $budgetInCents
    )
  }
`);

const callForm = defineForm({
  id: "call",
  rules: firstCallFields,
  words: {
    title: { label: "setUp.call.name", ask: "setUp.call.name.ask" },
    submissionsOpen: { label: "setUp.call.opens", ask: "setUp.call.opens.ask" },
    submissionsClose: { label: "setUp.call.closes", ask: "setUp.call.closes.ask" },
    budgetInCents: { label: "setUp.call.budget", ask: "setUp.call.budget.ask" },
  },
});

/** The usual time to write a dossier. */
const usualDays = 56;

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { now } = await args.api.query(Today);
  return { progress, now };
};

export const act = async (args: ActArgs) => {
  const { api, form, go } = args;
  if (!isSentBy(callForm, form)) return putOff(args, "call");
  const hasVote = form.has("hasVote");
  return submitForm(
    callForm,
    form,
    (typed) => api.mutate(PlanFirstCall, { ...typed, hasVote }),
    () => go(stepAt("finish")),
  );
};

/** The step of the first call: what employees must know. The office has all other parts of its plan. */
export default function SetUpCallPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const to = usePath();
  const isPending = useIsPending();
  const { progress, now } = loaderData;
  const refused = refusalOf(callForm, actionData);
  const firstDay = usualFirstDay(new Date(now));
  const dayAfter = (days: number) => writeMoment("submissionsOpen", midnightAfter(firstDay, days)).day;
  const prefilled = {
    // A call has the year in which it opens, in its address and its other titles too.
    title: text("setUp.call.name.usual", { year: dayAfter(0).slice(-4) }),
    submissionsOpen: dayAfter(0),
    submissionsClose: dayAfter(usualDays),
  };
  const hasVote = refused ? "hasVote" in refused.typed : true;
  return (
    <SetUpStepFrame step="call" progress={progress} isRefused={Boolean(actionData)}>
      {actionData && !refused && <RefusalNotice problem={actionData.problem} />}
      {progress.call === "done" ? (
        <>
          <Notice tone="success">{text("setUp.call.done")}</Notice>
          <p>
            <ArrowLink href={to(stepAt("finish"))}>{text("setUp.continue")}</ArrowLink>
          </p>
        </>
      ) : (
        <RuleForm form={callForm} refused={refused} text={text} prefilled={prefilled}>
          {({ typed, error }) => (
            <>
              <Field
                name="title"
                label={text("setUp.call.name")}
                help={text("setUp.call.name.help")}
                error={error("title")}
                required
              >
                <Input defaultValue={typed("title")} />
              </Field>
              {(["submissionsOpen", "submissionsClose"] as const).map((name) => (
                <Field
                  key={name}
                  className="c-6"
                  name={name}
                  label={text(name === "submissionsOpen" ? "setUp.call.opens" : "setUp.call.closes")}
                  help={text(name === "submissionsOpen" ? "setUp.call.opens.help" : "setUp.call.closes.help")}
                  error={error(name)}
                  required
                >
                  <Input inputMode="numeric" autoComplete="off" defaultValue={typed(name)} />
                </Field>
              ))}
              <Field
                className="c-6"
                name="budgetInCents"
                label={text("setUp.call.budget")}
                help={text("setUp.call.budget.help")}
                error={error("budgetInCents")}
                required
              >
                <InputGroup sign="€">
                  <Input inputMode="decimal" autoComplete="off" defaultValue={typed("budgetInCents")} />
                </InputGroup>
              </Field>
              <Check name="hasVote" value="yes" defaultChecked={hasVote}>
                {text("setUp.call.vote")}
              </Check>
              <p className="meta">{text("setUp.call.rest")}</p>
              <div>
                <Button iconAfter="arrow" busy={isPending}>
                  {text("setUp.call.publish")}
                </Button>
              </div>
            </>
          )}
        </RuleForm>
      )}
    </SetUpStepFrame>
  );
}
