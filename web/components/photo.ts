import { cssProperties } from "#web/ui/css-properties.ts";

type Photo = { src: string; srcset: string; width: number; height: number; focus: string; alt: string };

/** The props of an image that shows the own picture of a project; `sizes` says how wide it is on the page. */
export function photoProps({ srcset, focus, ...rest }: Photo, sizes: string) {
  return { ...rest, srcSet: srcset, sizes, style: cssProperties({ "--focus-point": focus }) };
}
