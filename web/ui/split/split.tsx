import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
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
  children: ReactNode;
};

/** The open row of a list. */
export function Pane({ id, title, top, closeHref, closeLabel, children }: PaneProps) {
  return (
    <section className="pane" id={id} aria-labelledby={`${id}-heading`}>
      <div className="pane__top">
        <span>{top}</span>
        <Link className="pane__close" href={closeHref}>
          <Icon name="close" />
          {closeLabel}
        </Link>
      </div>
      <h2 id={`${id}-heading`}>{title}</h2>
      {children}
    </section>
  );
}
