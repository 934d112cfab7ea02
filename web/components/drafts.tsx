import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { type Step, stepAt } from "#web/components/wizard-step.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { mayTakeFocus, useIsLive } from "#web/ui/use-is-live.ts";
import "./drafts.css";

/** A dossier that was begun but not submitted. */
export type DraftRow = {
  id: string;
  type: "internal" | "external";
  title: string | null;
  step: string;
  changedAt: string;
};

/** The drafts of the person who is logged in, to continue with. */
export function Drafts({ drafts }: { drafts: readonly DraftRow[] }) {
  const text = useText("submission");
  const rich = useRichText("submission");
  const to = usePath();
  const account = (inside: ReactNode) => <Link href={to("/account#dossiers")}>{inside}</Link>;
  if (drafts.length === 0) return <DiscardedNotice />;
  return (
    <section className="wrap drafts" aria-labelledby="drafts-heading">
      <h2 id="drafts-heading">{text("submit.drafts")}</h2>
      <DiscardedNotice />
      <ul className="drafts__list">
        {drafts.map((draft) => (
          <DraftItem key={draft.id} {...draft} />
        ))}
      </ul>
      <p className="meta">{rich("submit.drafts.sent", {}, { a: account })}</p>
    </section>
  );
}

/** Says that a draft was discarded; it takes the focus, which was on the removed draft. */
function DiscardedNotice() {
  const text = useText("submission");
  const [params] = useSearchParams();
  const noticeElement = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const { key } = useLocation();
  const isDiscarded = params.has("discarded");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each discarded draft is a reason to take the focus.
  useEffect(() => {
    if (!isDiscarded) return;
    const frame = requestAnimationFrame(() => mayTakeFocus(isLive) && noticeElement.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isDiscarded, key]);
  if (!isDiscarded) return null;
  return (
    <div ref={noticeElement} tabIndex={-1} className="wrap">
      <Notice tone="success" role="status" title={text("submit.drafts.discarded")} />
    </div>
  );
}

function DraftItem({ id, type, title, step, changedAt }: DraftRow) {
  const text = useText("submission");
  const format = useFormats();
  const to = usePath();
  const name = title ?? text(`submit.drafts.${type}`);
  return (
    <li className="draft">
      <div>
        <h3>{name}</h3>
        <p className="meta">
          {title && `${text(`submit.drafts.${type}`)} · `}
          {text("submit.drafts.changed", { date: format.dateTime(new Date(changedAt)) })}
        </p>
      </div>
      <LinkButton href={to(stepAt(step.replace("_", "-") as Step, id))} iconAfter="arrow">
        {text("submit.drafts.continue")}
        <span className="vh">: {name}</span>
      </LinkButton>
      <details className="draft__discard">
        <summary>
          {text("submit.drafts.discard")}
          <span className="vh">: {name}</span>
        </summary>
        <Form method="post">
          <p>{text("submit.drafts.discard.sure")}</p>
          <input type="hidden" name="dossier" value={id} />
          <Button name="intent" value="discard" variant="danger" size="small">
            {text("submit.drafts.discard")}
          </Button>
        </Form>
      </details>
    </li>
  );
}
