import { classNames } from "#web/ui/class-names.ts";
import type { IconName } from "#web/ui/icon/icon.tsx";

/** How a button may look; the same for a button that acts and a link that goes somewhere. */
export type Look = {
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "lg" | "normal" | "small" | undefined;
  iconBefore?: IconName | undefined;
  iconAfter?: IconName | undefined;
};

/** The class names of a look. */
export function lookClass({ variant = "primary", size = "normal" }: Look, className?: string) {
  return classNames("btn", variant !== "primary" && `btn--${variant}`, size !== "normal" && `btn--${size}`, className);
}
