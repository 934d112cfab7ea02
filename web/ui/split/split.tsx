import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { IconLink } from "#web/ui/icon-button/icon-link.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./split.css";

/** A list with the open row beside it; on smaller screens the open row takes its place. */
export function Split({ pane, children }: { pane: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames("split", Boolean(pane) && "split--open")}>
      {children}
      {pane}
    </div>
  );
}

type PaneProps = {
  id: string;
  title: ReactNode;
  /** The line above the title, for example a number. */
  top: ReactNode;
  closeHref: string;
  closeLabel: string;
  /** The rows before and after it in the list. */
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  children: ReactNode;
};

type Neighbour = { href: string; label: string };

/** The open row of a list. */
export function Pane({ id, title, top, closeHref, closeLabel, previous, next, children }: PaneProps) {
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const section = pane.current;
    // The pane is far from its row for people who use the keyboard, so the focus goes there and back.
    if (document.activeElement?.matches("[data-row-link]")) heading.current?.focus({ preventScroll: true });
    return () => {
      if (!section?.contains(document.activeElement)) return;
      section.closest(".split")?.querySelector<HTMLElement>("[aria-current] [data-row-link]")?.focus();
    };
  }, []);
  return (
    <section className="pane" id={id} aria-labelledby={`${id}-heading`} ref={pane}>
      <div className="pane__top">
        <span>{top}</span>
        <span className="pane__nav">
          {previous && (
            <IconLink className="pane__previous" rel="prev" href={previous.href} icon="arrow" label={previous.label} />
          )}
          {next && <IconLink className="pane__next" rel="next" href={next.href} icon="arrow" label={next.label} />}
          <Link className="pane__close" href={closeHref}>
            <Icon name="close" />
            <span className="pane__word">{closeLabel}</span>
          </Link>
        </span>
      </div>
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
