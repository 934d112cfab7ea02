import { contrast } from "#domain/colour.ts";
import { deriveTokens } from "#domain/palette.ts";
import type { BrandColours } from "#domain/setting.ts";

/** The places where people see a colour of the brand beside another one. */
type ContrastPlace = "button" | "link" | "accentLabel" | "mark" | "band";

/** Two colours that meet, their contrast, and what the site shows if the contrast is too weak. */
export type BrandContrast = {
  place: ContrastPlace;
  text: string;
  ground: string;
  ratio: number;
  /** The contrast that WCAG AA asks: 4.5 for texts, and 3 for marks. */
  least: number;
  isEnough: boolean;
  /** The pair of the site itself, which has always enough contrast. */
  shown: { text: string; ground: string; ratio: number };
};

/** Compares the colours of a brand as someone typed them with the grounds of the site, and says what the site makes of them. */
export function brandContrasts(colours: BrandColours): BrandContrast[] {
  const { light, dark } = deriveTokens(colours);
  const { primary, accent } = colours;
  const pair = (
    place: ContrastPlace,
    [text, ground]: [text: string, ground: string],
    [shownText, shownGround]: [text: string, ground: string],
    least = 4.5,
  ): BrandContrast => {
    const ratio = contrast(text, ground);
    const shownPair = { text: shownText, ground: shownGround, ratio: contrast(shownText, shownGround) };
    return { place, text, ground, ratio, least, isEnough: ratio >= least, shown: shownPair };
  };
  return [
    pair("button", [light["on-primary"], primary], [light["on-primary"], light.primary]),
    pair("link", [primary, light.bg], [light.link, light.bg]),
    pair("accentLabel", [light["on-accent"], accent], [light["on-accent"], light.accent]),
    pair("mark", [accent, light.bg], [light["accent-graphic"], light.bg], 3),
    pair("band", [accent, light.deep], [dark.accent, light.deep]),
  ];
}
