import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { ListedThread } from "#web/pages/office/inbox/page.tsx";
import { type BulkAnswer, revisionName } from "#web/pages/office/inbox/parts/act.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bulk } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const planFormId = "planned-act";

const isOpen = ({ state }: ListedThread) => state !== "done";

/** The bar below the conversations: choose the act, read what it does, then do it. */
export function ThreadBulk({ rows }: { rows: readonly ListedThread[] | null }) {
  const text = useText("inbox");
  const bar = useRef<HTMLElement>(null);
  const isPending = useIsPending();
  const effects = useEffects(rows ?? []);
  const isPlanned = rows !== null;
  useEffect(() => {
    if (isPlanned) bar.current?.focus();
  }, [isPlanned]);
  const count = rows?.filter(isOpen).length ?? 0;
  return (
    <Bulk
      ref={bar}
      title={isPlanned ? text("inbox.bulk.finish.title", { count: rows.length }) : text("inbox.bulk.title")}
      chosenLabel={isPlanned ? undefined : text("list.chosen")}
      acts={
        <Button size="small" variant="secondary" name="intent" value="plan-finish" busy={isPending}>
          {text("inbox.finish")}
        </Button>
      }
      effects={effects}
      note={isPlanned && text("inbox.bulk.finish.note")}
      action={
        count > 0 && (
          <Button size="small" form={planFormId} busy={isPending}>
            {text("inbox.bulk.finish.do", { count })}
          </Button>
        )
      }
    />
  );
}

/** The form of the button that does what was planned, for the conversations as they were then. */
export function PlannedFinish({ rows }: { rows: readonly ListedThread[] }) {
  return (
    <Form id={planFormId} method="post">
      <input type="hidden" name="intent" value="do-finish" />
      {rows.filter(isOpen).map(({ id, revision }) => (
        <span key={id} hidden>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name={revisionName(id)} value={revision} />
        </span>
      ))}
    </Form>
  );
}

/** Says how many conversations are done now, and how many stayed open. */
export function FinishDone({ answer: { ids, stayingIds } }: { answer: BulkAnswer }) {
  const text = useText("inbox");
  const count = stayingIds.length;
  return (
    <Notice
      role="status"
      tone={count > 0 ? "warning" : "success"}
      title={text("inbox.bulk.done", { count: ids.length - count })}
    >
      {text(count > 0 ? "inbox.bulk.stayed" : "inbox.bulk.finish.note", { count })}
    </Notice>
  );
}

function useEffects(rows: readonly ListedThread[]) {
  const text = useText("inbox");
  const format = useFormats();
  const openRows = rows.filter(isOpen);
  const lines = [
    { key: "effect", count: openRows.length, isNot: false },
    { key: "waiting", count: openRows.filter(({ state }) => state === "waiting").length, isNot: true },
    { key: "already", count: rows.length - openRows.length, isNot: true },
  ] as const;
  return lines
    .filter(({ count }) => count > 0)
    .map(({ key, count, isNot }) => ({
      count: format.number(count),
      text: text(`inbox.bulk.finish.${key}`, { count }),
      isNot,
    }));
}
