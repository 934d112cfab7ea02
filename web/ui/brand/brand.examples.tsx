import { Brand } from "#web/ui/brand/brand.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** The name of the fund in each language. */
export const examples: Examples = {
  title: "Brand",
  examples: {
    en: <Brand href="#top" first="Amandel" second="Social Fund" />,
    nl: <Brand href="#top" first="Amandel" second="Sociaal Fonds" />,
    "on a deep band": (
      <div className="band--deep">
        <Brand href="#top" first="Fonds social" second="Amandel" isSecondBold />
      </div>
    ),
  },
};
