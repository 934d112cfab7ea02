import { type ReactNode, type Ref, useId } from "react";
import { FullBloom } from "#web/ui/full-bloom/full-bloom.tsx";
import { Numbered, type NumberedItem } from "#web/ui/numbered/numbered.tsx";
import "./thanks.css";

type Props = { heading: string; ref?: Ref<HTMLHeadingElement>; children: ReactNode };

/** Something is done: a blossom opens above what it was and where to go from here. */
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

/** What happens next, in its order. */
export function AfterThanks({ heading, items }: { heading: string; items: NumberedItem[] }) {
  const headingId = useId();
  return (
    <section className="thanks-after" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <Numbered items={items} />
    </section>
  );
}
