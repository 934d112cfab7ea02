import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./top-progress.css";

type Props = { value: number; failed?: boolean; visible: boolean };

/** How far the next page has come, in percent; only for the eye, the app says it in words elsewhere. */
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
