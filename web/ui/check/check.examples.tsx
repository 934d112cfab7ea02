import { Check } from "#web/ui/check/check.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Checkboxes and radios. */
export const examples: Examples = {
  title: "Check",
  examples: {
    checked: (
      <Check name="confidential" defaultChecked>
        This dossier is confidential
      </Check>
    ),
    unchecked: <Check name="volunteers">We look for extra volunteers</Check>,
    "radio, chosen": (
      <Check type="radio" name="seat" value="BE" defaultChecked>
        Belgium
      </Check>
    ),
    radio: (
      <Check type="radio" name="seat" value="NL">
        Netherlands
      </Check>
    ),
    "long text": (
      <Check name="rules">
        Ik heb het reglement van het fonds gelezen en ga ermee akkoord dat de selectiecommissie mijn gegevens verwerkt
        zoals in de <a href="#top">privacyverklaring</a> staat.
      </Check>
    ),
  },
};
