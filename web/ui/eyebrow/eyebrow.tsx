import type { ReactNode } from "react";

/** A kernel and a few words above a heading. Its css is in base.css. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="eyebrow">{children}</p>;
}
