import { useEffect, useRef } from "react";
import { useText } from "#web/text.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** Shows a new token, or the key of a new webhook, for the only time. */
export function ShownOnce({ kind, text: value }: { kind: "token" | "key"; text: string }) {
  const text = useText("connections");
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section className="connections__shown" aria-labelledby="shown-once-heading">
      <Panel className="office-page__part">
        <h2 id="shown-once-heading" ref={place} tabIndex={-1}>
          {text(`connections.once.${kind}`)}
        </h2>
        <p>{text("connections.once.text")}</p>
        <p className="connections__once">
          <code>{value}</code>
          <Copy
            value={value}
            label={text("connections.copy")}
            copied={text("copy.done")}
            failed={text("copy.failed")}
          />
        </p>
      </Panel>
    </section>
  );
}
