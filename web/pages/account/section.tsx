import type { ReactNode } from "react";
import { Panel } from "#web/ui/panel/panel.tsx";

type Props = { name: string; heading: string; text?: ReactNode; children: ReactNode };

/** One part of the account page; links to it end in its name. */
export function Section({ name, heading, text, children }: Props) {
  return (
    <section aria-labelledby={`${name}-heading`} id={name}>
      <Panel className="account__part">
        <h2 id={`${name}-heading`}>{heading}</h2>
        {text && <p className="muted">{text}</p>}
        {children}
      </Panel>
    </section>
  );
}
