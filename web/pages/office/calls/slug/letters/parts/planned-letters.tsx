import { useEffect, useRef } from "react";
import type { Branch } from "#domain/person.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

type LetterSelection = { person: string | null; branch: Branch | null; withoutMailbox: boolean };
type Props = { selection: LetterSelection; count: number; leftOut: number; owner: string | null };

/** The number of letters, their effect on earlier ones, and the button that makes them. */
export function PlannedLetters({ selection: { person, branch, withoutMailbox }, count, leftOut, owner }: Props) {
  const text = useText("calls");
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section aria-labelledby="planned-heading">
      <Panel className="office-page__part">
        <h2 id="planned-heading" ref={place} tabIndex={-1}>
          {owner ? text("officeLetters.plan.owner", { owner }) : text("officeLetters.plan", { count })}
        </h2>
        <p>{text("officeLetters.plan.text", { count })}</p>
        {leftOut > 0 && <p>{text("officeLetters.plan.leftOut", { count: leftOut })}</p>}
        {/* The answer is a file, and not a page of ours. */}
        <form method="post" action="/office/letters.pdf">
          {person && <input type="hidden" name="person" value={person} />}
          {branch && <input type="hidden" name="branch" value={branch} />}
          {withoutMailbox && <input type="hidden" name="withoutMailbox" value="on" />}
          <Button iconBefore="document">{text("officeLetters.plan.action", { count })}</Button>
        </form>
      </Panel>
    </section>
  );
}
