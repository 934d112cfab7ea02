import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";
import "./page-top.css";

type Props = {
  title: ReactNode;
  /** The page is about one thing of this list, whose name is the heading instead. */
  isNotHeading?: boolean;
  /** A few words above the heading. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** The main action, under the lead. */
  action?: ReactNode;
  /** Puts the children beside the text on wide screens. */
  isSplit?: boolean;
  children?: ReactNode;
};

/** The top of a page: its heading and its subject. */
export function PageTop({ title, eyebrow, lead, action, isSplit = false, isNotHeading = false, children }: Props) {
  const Title = isNotHeading ? "p" : "h1";
  return (
    <div className={classNames("wrap page-head", isSplit && "page-head--split")}>
      <div className="page-head__text">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title className="page-head__title">{title}</Title>
        {lead && <p className="lead">{lead}</p>}
        {action}
      </div>
      {children}
    </div>
  );
}
