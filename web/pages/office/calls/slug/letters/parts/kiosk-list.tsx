import { Form } from "react-router";
import { kioskSetUpMinutes } from "#domain/kiosk.ts";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
import type { OfficeKiosk } from "#web/pages/office/calls/slug/letters/page.tsx";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

/** All kiosks, with a button to end each. */
export function KioskList({ kiosks }: { kiosks: readonly OfficeKiosk[] }) {
  const text = useText("calls");
  if (kiosks.length === 0) {
    return (
      <Empty title={text("officeKiosks.none")} heading="h2">
        {text("officeKiosks.none.text")}
      </Empty>
    );
  }
  return (
    <section className="kiosks__list" aria-labelledby="kiosks-heading">
      <h2 id="kiosks-heading">{text("officeKiosks.list")}</h2>
      <RecordList>
        {kiosks.map((kiosk) => (
          <KioskRow key={kiosk.id} {...kiosk} />
        ))}
      </RecordList>
    </section>
  );
}

function KioskRow({ id, name, branch, madeAt, lastSeenAt }: OfficeKiosk) {
  const text = useText("calls");
  const nameOf = useItemName();
  const format = useFormats();
  const until = new Date(Date.parse(madeAt) + kioskSetUpMinutes * 60_000);
  const state = lastSeenAt
    ? text("officeKiosks.seen", { at: format.dateTime(new Date(lastSeenAt)) })
    : text("officeKiosks.waits", { at: format.dateTime(until) });
  return (
    <RecordRow title={<strong>{name}</strong>} facts={[nameOf("branches", branch), state]}>
      <Form method="post">
        <Button variant="quiet" size="small" name="id" value={id}>
          {text("officeKiosks.remove")}
          <span className="vh">: {name}</span>
        </Button>
      </Form>
    </RecordRow>
  );
}
