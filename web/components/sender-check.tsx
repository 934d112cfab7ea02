import type { ResultOf } from "gql.tada";
import { Form } from "react-router";
import type { DmarcState, SpfState } from "#domain/sender.ts";
import { SettingGroup } from "#web/components/setting-group.tsx";
import { system } from "#web/graphql/document.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { type CheckOutcome, Checks } from "#web/ui/checks/checks.tsx";
import "./sender-check.css";

export const SenderCheckQuery = system(`query SenderCheck { senderCheck { domain spf dmarc } }`);
export type CheckedSender = ResultOf<typeof SenderCheckQuery>["senderCheck"];

const ofSpf: Record<SpfState, CheckOutcome> = { named: "good", missing: "bad", several: "bad", unknown: "open" };
const ofDmarc: Record<DmarcState, CheckOutcome> = { stops: "good", watches: "open", missing: "bad", unknown: "open" };

/** The answers of DNS about the domain of the sender, looked up when somebody asks. */
export function SenderCheck({ checked }: { checked: CheckedSender | undefined }) {
  const text = useText("settings");
  const isPending = useIsPending();
  return (
    <SettingGroup id="sender" title={text("settings.sender")} why={text("settings.sender.why")}>
      <div role="status">{checked && <Outcome {...checked} />}</div>
      <Form method="post">
        <Button variant="secondary" name="intent" value="check-sender" busy={isPending}>
          {text("settings.sender.check")}
        </Button>
      </Form>
    </SettingGroup>
  );
}

function Outcome({ domain, spf, dmarc }: NonNullable<CheckedSender>) {
  const text = useText("settings");
  return (
    <>
      <Checks
        checks={[
          {
            key: "spf",
            outcome: ofSpf[spf],
            text: text(`settings.sender.spf.${spf}`, { domain }),
            note: text(`settings.sender.spf.${spf}.do`),
          },
          { key: "dkim", outcome: "open", text: text("settings.sender.dkim"), note: text("settings.sender.dkim.do") },
          {
            key: "dmarc",
            outcome: ofDmarc[dmarc],
            text: text(`settings.sender.dmarc.${dmarc}`, { domain }),
            note: dmarc !== "stops" && text(`settings.sender.dmarc.${dmarc}.do`),
          },
        ]}
      />
      {dmarc === "missing" && (
        <code className="sender-check__record" translate="no">{`_dmarc.${domain} TXT "v=DMARC1; p=none"`}</code>
      )}
    </>
  );
}
