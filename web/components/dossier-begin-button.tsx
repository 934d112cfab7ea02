import { Form } from "react-router";
import type { ProjectType } from "#domain/dossier.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

type Props = { type: ProjectType; isQuiet?: boolean };

/** A button that begins a dossier of one type for the person who is logged in. */
export function BeginButton({ type, isQuiet = false }: Props) {
  const text = useText("submission");
  const to = usePath();
  return (
    <Form method="post" action={to("/submit-a-project")}>
      <input type="hidden" name="project_type" value={type} />
      <Button iconAfter="arrow" variant={isQuiet ? "secondary" : "primary"}>
        {text(`submit.choose.${type}.action`)}
      </Button>
    </Form>
  );
}
