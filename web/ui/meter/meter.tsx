import { cssProperties } from "#web/ui/css-properties.ts";
import "./meter.css";

type Props = { label: string; value: number; max?: number; text?: string };

/** The share of something that is done; the text says it in words. */
export function Meter({ label, value, max = 100, text }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: css cannot style a native meter in every browser.
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
