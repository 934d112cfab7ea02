import { AlmondPicture } from "#web/ui/almond-picture/almond-picture.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** A picture in an almond. */
export const examples: Examples = {
  title: "Almond picture",
  examples: {
    garden: (
      <AlmondPicture src="/illustrations/community-garden.svg" alt="Two people harvest carrots in a shared garden" />
    ),
  },
};
