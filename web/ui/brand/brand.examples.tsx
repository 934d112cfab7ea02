import { Brand } from "#web/ui/brand/brand.tsx";
import { exampleMark } from "#web/ui/brand/example-mark.ts";
import type { Examples } from "#web/ui/examples.ts";

/** The name of the fund in each language. */
export const examples: Examples = {
  title: "Brand",
  examples: {
    en: <Brand href="#top" mark={exampleMark} first="Example" second="Social Fund" />,
    nl: <Brand href="#top" mark={exampleMark} first="Voorbeeld" second="Sociaal Fonds" />,
    "on a deep band": (
      <div className="band--deep">
        <Brand href="#top" mark={exampleMark} first="Fonds social" second="Exemple" isSecondBold />
      </div>
    ),
  },
};
