import type { CSSProperties } from "react";

/** Passes values of one instance to its css; this is our only use of the style attribute. */
export function cssProperties(properties: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return properties as CSSProperties;
}
