import { classNames } from "#web/ui/class-names.ts";
import type { IconName } from "#web/ui/icon/icon.tsx";

/** The look of a button or of a link that looks like one. */
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
