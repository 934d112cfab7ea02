import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

/** Asks a visitor to log in before they can vote. */
export function VoteLogin() {
  const text = useText("vote");
  const to = usePath();
  return (
    <section className="vote-login" aria-labelledby="login-heading">
      <div>
        <h2 id="login-heading">{text("vote.logIn")}</h2>
        <p>{text("vote.logIn.text")}</p>
      </div>
      <LinkButton href={withNext(to("/login"), to("/vote/projects"))} iconAfter="arrow">
        {text("vote.logIn.action")}
      </LinkButton>
    </section>
  );
}
