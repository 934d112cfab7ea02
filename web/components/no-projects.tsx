import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

/** Shows an empty catalogue, before its first project. */
export function NoProjects() {
  const text = useText("public");
  const to = usePath();
  return (
    <div className="wrap catalogue">
      <Empty
        title={text("projects.none.title")}
        heading="h2"
        action={
          <LinkButton href={to("/submit-a-project")} variant="secondary" iconAfter="arrow">
            {text("projects.none.action")}
          </LinkButton>
        }
      >
        {text("projects.none.text")}
      </Empty>
    </div>
  );
}
