import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { cssProperties } from "#web/ui/css-properties.ts";

type Photo = { src: string; srcset: string; width: number; height: number; focus: string };
type Project = { illustration: string; photo: Photo | null };

/** The props of the image of a project: its own picture, or its drawing. `sizes` says how wide it is on the page. */
export function imageOf({ illustration, photo }: Project, sizes: string) {
  const { src, srcset, width, height, focus } = photo ?? {
    src: illustrationUrl(illustration),
    srcset: undefined,
    width: 800,
    height: 600,
    focus: illustrationFocus(illustration),
  };
  return {
    src,
    srcSet: srcset,
    sizes: srcset && sizes,
    width,
    height,
    style: focus ? cssProperties({ "--focus-point": focus, "--fp": focus }) : undefined,
  };
}
