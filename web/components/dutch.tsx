import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The language of a part of a page: Dutch if it has no translation. */
export function langOf(inDutch: readonly string[], part: string): "nl" | undefined {
  return inDutch.includes(part) ? "nl" : undefined;
}

type Props = {
  inDutch: readonly string[];
  /** The parts that the page shows, if not all. */
  visibleParts?: readonly string[];
};

/** Says that a part of the page is in Dutch, if there is one. */
export function NotTranslated({ inDutch, visibleParts = inDutch }: Props) {
  const text = useText();
  return (
    inDutch.some((part) => visibleParts.includes(part)) && (
      <Notice title={text("error.notTranslated")}>{text("error.inDutch")}</Notice>
    )
  );
}
