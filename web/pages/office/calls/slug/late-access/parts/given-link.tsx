import { useEffect, useRef } from "react";
import { useText } from "#web/text.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** Confirms extra time that was just given, and shows its link for people without a mailbox. */
export function GivenLink({ link }: { link: string }) {
  const text = useText("calls");
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section aria-labelledby="given-heading">
      <Panel className="office-page__part">
        <h2 id="given-heading" ref={place} tabIndex={-1}>
          {text("callLate.done")}
        </h2>
        <p>{text("callLate.done.text")}</p>
        <p className="call-late__link">
          <code>{link}</code>
          <Copy value={link} label={text("callLate.copy")} copied={text("copy.done")} failed={text("copy.failed")} />
        </p>
      </Panel>
    </section>
  );
}
