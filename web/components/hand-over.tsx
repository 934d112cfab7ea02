import { Form, useLocation } from "react-router";
import type { Draft } from "#web/components/dossier-draft.ts";
import type { HandOverResult } from "#web/components/hand-over-act.ts";
import { HandOverForm } from "#web/components/hand-over-form.tsx";
import { useAbsolute } from "#web/components/page-head.tsx";
import { Wizard } from "#web/components/wizard.tsx";
import { stepAt } from "#web/components/wizard-step.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./hand-over.css";

type Props = { draft: Draft; result: HandOverResult | undefined };

/** Offers to let the organisation fill in the financial part. */
export function HandOverOffer({ draft, result }: Props) {
  const text = useText("submission");
  return (
    <Panel className="hand-over">
      <h2>{text("handOver.offer")}</h2>
      <p>{text("handOver.offer.text")}</p>
      <p className="meta">{text("handOver.offer.seen")}</p>
      <HandOverForm knownEmail={organisationEmail(draft)} result={result} />
    </Panel>
  );
}

/** The financial step while the organisation has it: its progress, never its answers. */
export function HandOverStep({ draft, result }: Props) {
  const text = useText("submission");
  const to = usePath();
  const isDone = draft.doneSteps.includes("financial");
  return (
    <Wizard step="financial" draft={draft} isRefused={result?.problem != null} sections={[]}>
      <div className="wizard__main hand-over">
        <HandOverState draft={draft} />
        {result?.token && <NewLink token={result.token} />}
        <details className="hand-over__more" open={result?.problem != null}>
          <summary>{text("handOver.again")}</summary>
          <p>{text("handOver.again.text")}</p>
          <HandOverForm knownEmail={organisationEmail(draft)} isAgain result={result} />
        </details>
        <TakeBackForm />
        <div className="wizard__nav">
          <LinkButton href={to(stepAt("describe-external", draft.id))} variant="secondary" iconBefore="back">
            {text("submit.back")}
          </LinkButton>
          {isDone && (
            <LinkButton href={to(stepAt("check", draft.id))} iconAfter="arrow">
              {text("submit.next")}
            </LinkButton>
          )}
        </div>
      </div>
    </Wizard>
  );
}

const organisationEmail = ({ answers }: Draft) =>
  answers.find(({ field }) => field === "headquarter_email")?.value ?? "";

/** Whether the organisation is done, and how long its link works. */
function HandOverState({ draft: { handOver, doneSteps, situation } }: { draft: Draft }) {
  const text = useText("submission");
  const format = useFormats();
  if (!handOver) return null;
  const { madeAt, expiresAt, completedAt } = handOver;
  const until = format.until(new Date(expiresAt));
  const isExpired = expiresAt <= situation.now;
  if (completedAt && doneSteps.includes("financial"))
    return (
      <Notice tone="success" role="status" title={text("handOver.complete")}>
        {text("handOver.complete.text", { date: format.dateTime(new Date(completedAt)) })}
      </Notice>
    );
  const madeDate = format.dateTime(new Date(madeAt));
  const [title, body] = completedAt ? words.changed : isExpired ? words.expired : words.waiting;
  return (
    <Notice tone={completedAt || isExpired ? "warning" : "info"} role="status" title={text(title)}>
      {text(body, { made: madeDate, until })}
    </Notice>
  );
}

const words = {
  waiting: ["handOver.waiting", "handOver.waiting.text"],
  expired: ["handOver.over", "handOver.over.text"],
  changed: ["handOver.changed", "handOver.changed.text"],
} as const;

/** The link, for people who prefer to pass it on themselves. We do not store it, so it is shown only once. */
function NewLink({ token }: { token: string }) {
  const text = useText("submission");
  const to = usePath();
  const link = useAbsolute()(to(`/hand-over?token=${token}`));
  return (
    <Panel className="hand-over">
      <h2>{text("handOver.link")}</h2>
      <p>{text("handOver.link.text")}</p>
      <p className="hand-over__link">{link}</p>
      <Copy
        value={link}
        label={text("handOver.copy")}
        copied={text("copy.done")}
        failed={text("copy.failed")}
        hasWords
      />
    </Panel>
  );
}

/** Takes the financial part back, and says what that costs. */
function TakeBackForm() {
  const text = useText("submission");
  const { search } = useLocation();
  return (
    <details className="hand-over__more">
      <summary>{text("handOver.takeBack")}</summary>
      <Form method="post" action={search} className="hand-over__form">
        <p>{text("handOver.takeBack.sure")}</p>
        <Button name="intent" value="take-back" variant="danger" size="small">
          {text("handOver.takeBack.do")}
        </Button>
      </Form>
    </details>
  );
}
