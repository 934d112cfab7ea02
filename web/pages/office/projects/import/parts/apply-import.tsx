import { Form } from "react-router";
import type { ProjectImportData } from "#web/pages/office/projects/import/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bulk } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** The effect of taking the list over, and the button for it; there is none while a line is wrong. */
export function ApplyImport({ list }: { list: ProjectImportData }) {
  const text = useText("projects");
  const { number } = useFormats();
  const isPending = useIsPending();
  const countOf = (kind: string) => list.counts.find((one) => one.kind === kind)?.count ?? 0;
  const [wrong, added, present] = [countOf("wrong"), countOf("added"), countOf("present")];
  const effects = [
    { count: added, text: text("projectImport.effect.added", { count: added }) },
    { count: present, text: text("projectImport.effect.present", { count: present }), isNot: true },
    { count: wrong, text: text("projectImport.effect.wrong", { count: wrong }), isNot: true },
  ]
    .filter(({ count }) => count > 0)
    .map((effect) => ({ ...effect, count: number(effect.count) }));
  return (
    <Form method="post">
      <input type="hidden" name="id" value={list.id} />
      <Bulk
        title={text("projectImport.apply", { count: wrong > 0 ? 0 : added })}
        effects={effects}
        acts={
          <Button variant="quiet" size="small" name="intent" value="discard" busy={isPending}>
            {text("import.discard")}
          </Button>
        }
        note={text("import.note")}
        action={
          added > 0 &&
          wrong === 0 && (
            <Button size="small" name="intent" value="apply" busy={isPending}>
              {text("projectImport.apply", { count: added })}
            </Button>
          )
        }
      />
    </Form>
  );
}
