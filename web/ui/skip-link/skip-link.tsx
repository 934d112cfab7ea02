import type { ReactNode } from "react";

type Props = { href: `#${string}`; children: ReactNode };

/** The first stop of the keyboard: past the header, to the content. Its css is in base.css. */
export function SkipLink({ href, children }: Props) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
