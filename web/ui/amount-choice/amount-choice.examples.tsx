import { AmountChoice, AmountChoices } from "#web/ui/amount-choice/amount-choice.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { FieldGroup } from "#web/ui/field/field-group.tsx";

/** Four amounts, with what they pay for. */
export const examples: Examples = {
  title: "Amount choice",
  examples: {
    four: (
      <FieldGroup name="gift" legend="Montant">
        <AmountChoices>
          <AmountChoice value="10" amount="10 €">
            un kit de semis
          </AmountChoice>
          <AmountChoice value="25" amount="25 €">
            douze petits-déjeuners
          </AmountChoice>
          <AmountChoice value="50" amount="50 €" defaultChecked>
            une heure de clown à l’hôpital
          </AmountChoice>
          <AmountChoice value="1000" amount="1 000 €">
            deux pagaies et un gilet de sauvetage pour le nettoyage de la rivière
          </AmountChoice>
        </AmountChoices>
      </FieldGroup>
    ),
  },
};
