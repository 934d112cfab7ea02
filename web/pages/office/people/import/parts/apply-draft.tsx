import { Form } from "react-router";
import type { ImportDraftData } from "#web/pages/office/people/import/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bulk } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { draft: ImportDraftData; tooMany: { leaving: number; present: number } | null };

/** The effect of taking the list over, and the button for it. */
export function ApplyDraft({ draft, tooMany }: Props) {
  const text = useText("people");
  const { number } = useFormats();
  const isPending = useIsPending();
  const countOf = (kind: string) => draft.counts.find((one) => one.kind === kind)?.count ?? 0;
  const [added, changed, renamed, left] = [countOf("added"), countOf("changed"), countOf("renamed"), countOf("left")];
  const [doubtful, waiting] = [countOf("doubtful"), countOf("waiting")];
  const changes = added + changed + renamed + left;
  const effects = [
    { count: added, text: text("import.effect.added", { count: added }) },
    { count: changed, text: text("import.effect.changed", { count: changed }) },
    { count: renamed, text: text("import.effect.renamed", { count: renamed }) },
    { count: left, text: text("import.effect.left", { count: left }) },
    { count: draft.rolesEnding, text: text("import.effect.roles", { count: draft.rolesEnding }) },
    { count: draft.lettersNeeded, text: text("import.effect.letters", { count: draft.lettersNeeded }) },
    { count: waiting, text: text("import.effect.waiting", { count: waiting }), isNot: true },
    { count: doubtful, text: text("import.effect.doubtful", { count: doubtful }), isNot: true },
  ]
    .filter(({ count }) => count > 0)
    .map((effect) => ({ ...effect, count: number(effect.count) }));
  return (
    <Form method="post">
      <input type="hidden" name="id" value={draft.id} />
      <input type="hidden" name="fingerprint" value={draft.fingerprint} />
      <Bulk
        title={text("import.apply.title", { count: changes })}
        effects={effects}
        acts={
          <Button variant="quiet" size="small" name="intent" value="discard" busy={isPending}>
            {text("import.discard")}
          </Button>
        }
        note={
          <>
            {tooMany && (
              <Notice role="alert" tone="warning" icon="alert" title={text("roster.manyLeavers", { ...tooMany })}>
                <Check name="many">{text("import.many")}</Check>
              </Notice>
            )}
            {text("import.note")}
          </>
        }
        action={
          changes > 0 && (
            <Button size="small" name="intent" value="apply" busy={isPending}>
              {text("import.apply", { count: changes })}
            </Button>
          )
        }
      />
    </Form>
  );
}
