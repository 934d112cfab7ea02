import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The language of a part of a page: Dutch when it is among those that lack a translation. */
export function langOf(inDutch: readonly string[], part: string): "nl" | undefined {
  return inDutch.includes(part) ? "nl" : undefined;
}

type Props = {
  inDutch: readonly string[];
  /** What is shown of it, when that is not all. */
  shown?: readonly string[];
};

/** Says that some of the page stands in Dutch, when it does. */
export function NotTranslated({ inDutch, shown = inDutch }: Props) {
  const text = useText();
  return (
    inDutch.some((part) => shown.includes(part)) && (
      <Notice title={text("error.notTranslated")}>{text("error.inDutch")}</Notice>
    )
  );
}
