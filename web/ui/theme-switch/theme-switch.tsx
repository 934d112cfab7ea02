import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import "./theme-switch.css";

type Props = Omit<ComponentProps<"button">, "aria-pressed" | "onClick"> & { pressed: boolean; onPress?: () => void };

/** Switches the dark theme on or off; as a submit button in a form it works before any script runs. */
export function ThemeSwitch({ pressed, onPress, type = "button", className, children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={classNames("theme", className)} aria-pressed={pressed} onClick={onPress}>
      <span className="theme__track" aria-hidden="true">
        <span className="theme__dot" />
      </span>
      {children}
    </button>
  );
}
