import { type ReactNode, type Ref, useId } from "react";
import { FullBloom } from "#web/ui/full-bloom/full-bloom.tsx";
import { type NumberedItem, NumberedList } from "#web/ui/numbered-list/numbered-list.tsx";
import "./thanks.css";

type Props = { heading: string; ref?: Ref<HTMLHeadingElement>; children: ReactNode };

/** The page after a finished task: a blossom above what was done and what to do next. */
export function Thanks({ heading, ref, children }: Props) {
  const headingId = useId();
  return (
    <section className="thanks" aria-labelledby={headingId}>
      <FullBloom />
      <h1 id={headingId} ref={ref} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </section>
  );
}

/** The next steps, in their order. */
export function AfterThanks({ heading, items }: { heading: string; items: NumberedItem[] }) {
  const headingId = useId();
  return (
    <section className="thanks-after" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <NumberedList items={items} />
    </section>
  );
}
