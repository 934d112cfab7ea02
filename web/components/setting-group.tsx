import type { ReactNode } from "react";
import "./setting-group.css";

type Props = {
  id: string;
  title: ReactNode;
  /** Why it matters. */
  why: ReactNode;
  /** The heading is above its content instead of beside it. */
  isWide?: boolean;
  children: ReactNode;
};

/** A form of the settings under its heading, which says why it matters. */
export function SettingGroup({ id, title, why, isWide = false, children }: Props) {
  return (
    <section className={isWide ? "setting setting--wide" : "setting"} id={id} aria-labelledby={`${id}-heading`}>
      <div className="setting__head">
        <h2 id={`${id}-heading`}>{title}</h2>
        <p>{why}</p>
      </div>
      <div className="setting__body">{children}</div>
    </section>
  );
}
