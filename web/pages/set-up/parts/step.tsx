import type { ReactNode } from "react";
import { Form } from "react-router";
import { mayWait, type SetUpProgress } from "#domain/set-up.ts";
import { type SetUpStep, setUpSteps } from "#domain/set-up-step.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { stepAt } from "#web/pages/set-up/parts/gate.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Steps } from "#web/ui/steps/steps.tsx";
import "./step.css";

type Props = { step: SetUpStep; progress: SetUpProgress; isRefused?: boolean; children: ReactNode };

/** One step of the set-up: the progress with a link to every step, what the step is for, and its form. */
export function SetUpStepFrame({ step, progress, isRefused = false, children }: Props) {
  const text = useText("setUp");
  const to = usePath();
  const title = text(`setUp.${step}`);
  const position = { step: setUpSteps.indexOf(step) + 1, steps: setUpSteps.length };
  return (
    <div className="wrap set-up">
      <PageHead title={text("setUp.pageTitle", { title, ...position })} isRefused={isRefused} />
      <Steps
        part={text("setUp.part", position)}
        title={title}
        items={setUpSteps.map((one) => ({
          label: text(`setUp.${one}.short`),
          state: one === step ? "now" : progress[one] === "done" ? "done" : "later",
          href: one === step ? undefined : to(stepAt(one)),
          note: progress[one] && text(`setUp.outcome.${progress[one]}`),
        }))}
      />
      <div className="set-up__body">
        <p className="lead">{text(`setUp.${step}.lead`)}</p>
        {children}
        {mayWait(step) && progress[step] !== "done" && (
          <Form method="post" className="set-up__later">
            <Button variant="quiet" name="intent" value="later">
              {text("setUp.later")}
            </Button>
            <span className="meta">{text("setUp.later.text")}</span>
          </Form>
        )}
      </div>
    </div>
  );
}

/** The button that saves a step and opens the next one. */
export function SaveStep() {
  const text = useText("setUp");
  const isPending = useIsPending();
  return (
    <div>
      <Button iconAfter="arrow" busy={isPending}>
        {text("setUp.save")}
      </Button>
    </div>
  );
}
