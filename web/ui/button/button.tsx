import type { ComponentProps, MouseEvent } from "react";
import { type Look, lookClass } from "#web/ui/button/look.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./button.css";

type Props = ComponentProps<"button"> & Look & { busy?: boolean };

/** A button; while busy it keeps focus but ignores another press. */
export function Button({ variant, size, iconBefore, iconAfter, busy, className, children, onClick, ...rest }: Props) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      className={lookClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {iconBefore && <Icon name={iconBefore} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}
