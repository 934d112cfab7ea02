import type { ReactNode } from "react";
import "./office-head.css";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Goes beside the heading, for example buttons or a badge. */
  children?: ReactNode;
};

/** The top of a page of the office. Its heading is the message of the page. */
export function OfficeHead({ title, lead, children }: Props) {
  return (
    <div className="office-head">
      <div className="office-head__text">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="office-head__side">{children}</div>}
    </div>
  );
}
