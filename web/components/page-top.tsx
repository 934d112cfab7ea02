import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./page-top.css";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Puts what comes after the text beside it on wide screens. */
  isSplit?: boolean;
  children?: ReactNode;
};

/** The top of a page: its heading and what it is about. */
export function PageTop({ title, lead, isSplit = false, children }: Props) {
  return (
    <div className={classNames("wrap page-head", isSplit && "page-head--split")}>
      <div className="page-head__text">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
