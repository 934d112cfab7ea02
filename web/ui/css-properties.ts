import type { CSSProperties } from "react";

/** Hands numbers of one instance to its css: the only use we make of the style attribute. */
export function cssProperties(properties: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return properties as CSSProperties;
}
