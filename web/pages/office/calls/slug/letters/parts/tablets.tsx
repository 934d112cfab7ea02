import type { Refused } from "#web/form.tsx";
import type { OfficeKiosk } from "#web/pages/office/calls/slug/letters/page.tsx";
import { AddKiosk } from "#web/pages/office/calls/slug/letters/parts/add-kiosk.tsx";
import { AddedKiosk, type NewKiosk } from "#web/pages/office/calls/slug/letters/parts/added-kiosk.tsx";
import { KioskList } from "#web/pages/office/calls/slug/letters/parts/kiosk-list.tsx";

type Props = { kiosks: readonly OfficeKiosk[]; addedKiosk: NewKiosk | null; refused: Refused | undefined };

/** The kiosks, a form to add one, and the code of the one that was just added. */
export function Tablets({ kiosks, addedKiosk, refused }: Props) {
  return (
    <>
      {addedKiosk && <AddedKiosk key={addedKiosk.code} {...addedKiosk} />}
      {/* The first kiosk appears in the list a moment after it was added. */}
      {(kiosks.length > 0 || !addedKiosk) && <KioskList kiosks={kiosks} />}
      {/* The form is empty again for the next kiosk. */}
      <AddKiosk key={`after ${addedKiosk?.code}`} refused={refused} />
    </>
  );
}
