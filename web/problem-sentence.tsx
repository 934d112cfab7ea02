import type { Problem } from "#domain/problem.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useProblemText, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The sentence for a problem, with the way to the login for people whose session has ended. */
export function ProblemSentence({ problem }: { problem: Problem }) {
  const problemText = useProblemText();
  return (
    <>
      {problemText(problem)} {problem.code === "login.required" && <LogInElsewhere />}
    </>
  );
}

/** Leads to the login in another tab, so that this page keeps what was typed. */
export function LogInElsewhere() {
  const text = useText();
  const to = usePath();
  return (
    <Link href={withNext(to("/login"), to("/account"))} target="_blank">
      {text("loggedOut.logIn")}
    </Link>
  );
}
