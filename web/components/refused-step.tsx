import { isRouteErrorResponse, useRouteError, useSearchParams } from "react-router";
import type { EndedStep } from "#web/components/ended-step.ts";
import { ErrorPage } from "#web/components/error-page.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { TypedAnswers } from "#web/components/typed-answers.tsx";
import { usePath } from "#web/path.ts";
import { useProblemText, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

/**
 * Replaces a step that was submitted, without scripts, by someone who may no longer read it: why it was not saved, and
 * everything that was typed, which is stored nowhere else.
 */
export function RefusedStep() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !error.data?.typedAnswers) return <ErrorPage />;
  const { problem, typedAnswers }: EndedStep = error.data;
  return (
    <div className="wrap wrap--narrow">
      <NotSaved problem={problem} typedAnswers={typedAnswers} />
    </div>
  );
}

/** The dossier is closed for changes: people can still read and copy what they typed. */
function NotSaved({ problem, typedAnswers }: EndedStep) {
  const text = useText("submission");
  const problemText = useProblemText();
  const to = usePath();
  const [params] = useSearchParams();
  const dossiers = problem.code === "dossier.unknown" ? "#dossiers" : `/dossiers/${params.get("dossier")}`;
  return (
    <>
      <PageHead title={text("submit.notKept")} isRefused />
      <Empty
        heading="h1"
        title={text("submit.notKept")}
        action={
          <LinkButton href={to(`/account${dossiers}`)} iconAfter="arrow">
            {text("submit.sent.account")}
          </LinkButton>
        }
      >
        {problemText(problem)}
      </Empty>
      <TypedAnswers typedAnswers={typedAnswers} />
    </>
  );
}
