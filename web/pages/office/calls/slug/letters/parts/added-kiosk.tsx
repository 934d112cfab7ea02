import { useEffect, useRef } from "react";
import { kioskSetUpMinutes } from "#domain/kiosk.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Qr } from "#web/ui/qr/qr.tsx";

/** A kiosk that was just added, with the code that turns one tablet into it. */
export type NewKiosk = { name: string; code: string; address: string; qr: { size: number; path: string } };

/** Explains how to set up a new kiosk: scan on the tablet, open, or type. */
export function AddedKiosk({ name, code, address, qr }: NewKiosk) {
  const text = useText("calls");
  const to = usePath();
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { host } = new URL(address);
  return (
    <section aria-labelledby="added-heading">
      <Panel className="kiosks__added">
        <Qr {...qr} label={text("officeKiosks.added.qr")} />
        <div className="kiosks__how">
          <h2 id="added-heading" ref={place} tabIndex={-1}>
            {text("officeKiosks.added", { name })}
          </h2>
          <p>{text("officeKiosks.added.scan", { minutes: kioskSetUpMinutes })}</p>
          <p>{text("officeKiosks.added.type", { address: `${host}${to("/vote/kiosk")}` })}</p>
          <p className="kiosks__code">
            <code>{code}</code>
            <Copy
              value={code}
              label={text("officeKiosks.added.copy")}
              copied={text("copy.done")}
              failed={text("copy.failed")}
            />
          </p>
          <p className="muted">{text("officeKiosks.added.lock")}</p>
        </div>
      </Panel>
    </section>
  );
}
