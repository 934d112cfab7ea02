import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Reads from an address how many scores the dossier lacks that was saved just before. */
export function readMissing({ searchParams }: URL): number {
  const count = Number(searchParams.get("missing"));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Says after a save that the dossier still lacks scores; empty otherwise, so that screen readers read what comes. */
export function MissingScores({ count }: { count: number }) {
  const text = useText("committee");
  return <div role="status">{count > 0 && <Notice tone="warning">{text("score.missing", { count })}</Notice>}</div>;
}
