import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./top-progress.css";

type Props = { value: number; failed?: boolean; visible: boolean };

/** The progress of the next page, in percent; screen readers get it in words elsewhere. */
export function TopProgress({ value, failed = false, visible }: Props) {
  if (!visible) return null;
  return (
    <div
      className={classNames("top-progress", failed && "is-failed")}
      style={cssProperties({ "--v": `${value}%` })}
      aria-hidden="true"
    />
  );
}
