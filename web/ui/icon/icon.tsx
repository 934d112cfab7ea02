import { classNames } from "#web/ui/class-names.ts";
import { paths } from "#web/ui/icon/paths.ts";

/** The names of all icons. */
export type IconName = keyof typeof paths;

type Props = { name: IconName; label?: string; className?: string };

/** A small drawing beside a word; give it a label only if there is no word. */
export function Icon({ name, label, className }: Props) {
  return (
    <svg
      className={classNames("i", `i--${name}`, className)}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={paths[name]} />
    </svg>
  );
}
