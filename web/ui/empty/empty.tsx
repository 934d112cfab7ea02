import type { ReactNode } from "react";
import { Petals } from "#web/ui/petals/petals.tsx";
import "./empty.css";

type Props = { title: ReactNode; heading?: "h1" | "h2" | "h3" | "h4"; children?: ReactNode; action?: ReactNode };

/** An empty list: one sentence explains it, and one action helps. */
export function Empty({ title, heading: Heading = "h3", children, action }: Props) {
  return (
    <div className="empty">
      <Petals states={["later", "later", "now", "later", "later"]} />
      <Heading>{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  );
}
