import { Form } from "react-router";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { projects: readonly { id: string; slug: string; text: { title: string } }[] };

/** The projects that are still on the site although the public may no longer read about their dossiers. */
export function EndedProjects({ projects }: Props) {
  const text = useText("projects");
  const to = usePath();
  const isPending = useIsPending();
  return (
    <Notice tone="warning" title={text("projects.ended", { count: projects.length })}>
      <ul className="plain">
        {projects.map(({ id, slug, text: { title } }) => (
          <li key={id}>
            <Form method="post">
              <input type="hidden" name="project" value={id} />
              <Link href={to(`/project/${slug}`)}>{title}</Link>{" "}
              <Button variant="secondary" size="small" busy={isPending}>
                {text("projects.unpublish")} <span className="vh">{title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
