import { Form } from "react-router";
import type { Phase } from "#domain/call.ts";
import { isOpenForVotes, type ProjectStatus } from "#domain/project.ts";
import { saveChoice } from "#web/components/unconfirmed-choice.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./vote-for.css";

type Props = { project: { id: string; status: ProjectStatus; call: { phase: Phase; hasVoted: boolean } } };

/**
 * A link from a project to the ballot, which selects the project but does not confirm it. No address says which project
 * it was, because addresses are recorded (docs/decisions/023).
 */
export function VoteFor({ project }: Props) {
  const text = useText();
  const to = usePath();
  const me = useMe();
  const ballot = to("/vote/projects");
  if (!isOpenForVotes(project)) return null;
  if (project.call.hasVoted) {
    return (
      <p className="vote-for__voted">
        <Icon name="check" /> {text("project.voted")}{" "}
        <ArrowLink href={to("/vote")}>{text("project.voted.action")}</ArrowLink>
      </p>
    );
  }
  if (!me) {
    return (
      <LinkButton
        href={withNext(to("/login"), ballot)}
        // The choice waits without an id and becomes the voter's after the login.
        onClick={() => saveChoice("", project.id)}
        className="vote-for"
        iconAfter="arrow"
      >
        {text("project.voteFor")}
      </LinkButton>
    );
  }
  return (
    <Form method="post" action={ballot} className="vote-for">
      <input type="hidden" name="project" value={project.id} />
      <Button name="intent" value="again" iconAfter="arrow">
        {text("project.voteFor")}
      </Button>
    </Form>
  );
}
