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
      <VoteForm project={project}>
        {isOpen && <VoteProblem problem={problem} />}
        <Warning id={aboutId} />
        <div className="dialog__actions">
          <CastButton />
          <Button type="button" variant="secondary" onClick={onClose}>
            {text("ballot.confirm.no")}
          </Button>
        </div>
      </VoteForm>
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
      <VoteForm project={project}>
        <VoteProblem problem={problem} />
        <Warning />
        <div className="dialog__actions">
          <CastButton />
          <Button name="intent" value="again" variant="secondary">
            {text("ballot.confirm.no")}
          </Button>
        </div>
      </VoteForm>
    </div>
  );
}

function Question({ project: { text: content } }: Pick<Props, "project">) {
  const rich = useRichText("vote");
  const name = (inside: ReactNode) => <span lang={langOf(content.inDutch, "title")}>{inside}</span>;
  return rich("ballot.confirm", { project: content.title }, { name });
}

function VoteForm({ project, children }: { project: Candidate; children: ReactNode }) {
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

function CastButton() {
  const text = useText("vote");
  return (
    <Button name="intent" value="confirm" iconAfter="arrow" busy={useIsPending()}>
      {text("ballot.confirm.yes")}
    </Button>
  );
}

const unclearProblems: readonly Problem["code"][] = ["offline", "unavailable", "unexpected"];

/** Says why the vote may not be cast; if the answer got lost it may be, and trying again does no harm. */
function VoteProblem({ problem }: Pick<Props, "problem">) {
  const text = useText("vote");
  if (!problem) return null;
  return (
    <>
      <RefusalNotice problem={problem} />
      {unclearProblems.includes(problem.code) && <p>{text("ballot.unsure")}</p>}
    </>
  );
}
