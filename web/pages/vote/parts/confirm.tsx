import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { langOf } from "#web/components/dutch.tsx";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { Candidate } from "#web/pages/vote/parts/ballot-row.tsx";
import { useIsPending } from "#web/pending.ts";
import { useRichText, useText } from "#web/text.tsx";
import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

type Props = { project: Candidate; problem: Problem | null };
type DialogProps = Props & { isOpen: boolean; onClose(): void };

/** Asks for a confirmation in a dialog, before a vote is cast. */
export function ConfirmDialog({ project, problem, isOpen, onClose }: DialogProps) {
  const text = useText("vote");
  const aboutId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={<Question project={project} />}
      closeLabel={text("ballot.confirm.close")}
      aboutId={aboutId}
    >
      <Casting project={project}>
        {isOpen && <NotCast problem={problem} />}
        <Warning id={aboutId} />
        <div className="dialog__actions">
          <Cast />
          <Button type="button" variant="secondary" onClick={onClose}>
            {text("ballot.confirm.no")}
          </Button>
        </div>
      </Casting>
    </Dialog>
  );
}

/** The same question as a page, for browsers without scripts. */
export function ConfirmStep({ project, problem }: Props) {
  const text = useText("vote");
  const title = text("ballot.choice");
  return (
    <div className="wrap wrap--narrow confirm-step">
      <PageHead title={title} isRefused={Boolean(problem)} />
      <AlmondPicture
        className="confirm-step__pic"
        src={illustrationUrl(project.illustration)}
        focus={illustrationFocus(project.illustration)}
        alt=""
      />
      <h1>
        <Question project={project} />
      </h1>
      <Casting project={project}>
        <NotCast problem={problem} />
        <Warning />
        <div className="dialog__actions">
          <Cast />
          <Button name="intent" value="again" variant="secondary">
            {text("ballot.confirm.no")}
          </Button>
        </div>
      </Casting>
    </div>
  );
}

function Question({ project: { text: says } }: Pick<Props, "project">) {
  const rich = useRichText("vote");
  const name = (inside: ReactNode) => <span lang={langOf(says.inDutch, "title")}>{inside}</span>;
  return rich("ballot.confirm", { project: says.title }, { name });
}

function Casting({ project, children }: { project: Candidate; children: ReactNode }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="project" value={project.id} />
      {children}
    </Form>
  );
}

function Warning({ id }: { id?: string }) {
  const text = useText("vote");
  return (
    <>
      <p id={id}>
        <strong>{text("ballot.confirm.final")}</strong>
      </p>
      <p>{text("ballot.confirm.secret")}</p>
    </>
  );
}

function Cast() {
  const text = useText("vote");
  return (
    <Button name="intent" value="confirm" iconAfter="arrow" busy={useIsPending()}>
      {text("ballot.confirm.yes")}
    </Button>
  );
}

const leavesUnsure: readonly Problem["code"][] = ["offline", "unavailable", "unexpected"];

/** Says why the vote may not be cast; if the answer got lost it may be, and trying again does no harm. */
function NotCast({ problem }: Pick<Props, "problem">) {
  const text = useText("vote");
  if (!problem) return null;
  return (
    <>
      <RefusalNotice problem={problem} />
      {leavesUnsure.includes(problem.code) && <p>{text("ballot.unsure")}</p>}
    </>
  );
}
