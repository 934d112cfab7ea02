import { useId } from "react";
import { setKeysOff, useKeysOff } from "#web/components/use-list-keys.ts";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./list-keys-help.css";

const keys = ["j", "k", "x", "a", "Enter", "Esc", "/", "?"] as const;

/** The keys of a list, and a switch for people who press keys without meaning to. They need scripts. */
export function ListKeysHelp() {
  const text = useText("office");
  const isOff = useKeysOff();
  const id = useId();
  if (!useIsLive()) return null;
  return (
    <Popover label={text("list.keys")} trigger={text("list.keys")} triggerClass="list-keys">
      <h2 id={id}>{text("list.keys")}</h2>
      <dl className="list-keys__table" aria-labelledby={id}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(`list.key.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Check checked={!isOff} onChange={({ target }) => setKeysOff(!target.checked)}>
        {text("list.keys.on")}
      </Check>
    </Popover>
  );
}
