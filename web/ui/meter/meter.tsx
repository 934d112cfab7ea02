import { cssProperties } from "#web/ui/css-properties.ts";
import "./meter.css";

type Props = { label: string; value: number; max?: number; text?: string };

/** How much of something is done; the text says it in words. */
export function Meter({ label, value, max = 100, text }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not let css shape a meter.
    <div
      className="meter"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
    >
      <span style={cssProperties({ "--v": `${(100 * value) / max}%` })} />
    </div>
  );
}
