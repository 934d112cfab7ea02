import type { ReactNode } from "react";

type Props = { href: `#${string}`; children: ReactNode };

/** The first link for the keyboard: it skips the header. Its css is in base.css. */
export function SkipLink({ href, children }: Props) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
