import { Choice, Choices } from "#web/ui/choice/choice.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { FieldGroup } from "#web/ui/field/field-group.tsx";

/** Radio cards in each layout. */
export const examples: Examples = {
  title: "Choice",
  examples: {
    two: (
      <FieldGroup name="type_of_project" legend="Type of project">
        <Choices>
          <Choice value="internal" title="Internal">
            I ask the fund for support.
          </Choice>
          <Choice value="external" title="External" defaultChecked>
            I put forward an organisation.
          </Choice>
        </Choices>
      </FieldGroup>
    ),
    "three, with an error": (
      <FieldGroup name="role" legend="Your link with the company" error="Choose your role.">
        <Choices layout="three">
          <Choice value="employed" title="Employed">
            Permanent contract in Belgium or the Netherlands.
          </Choice>
          <Choice value="retired" title="Retired">
            You tell us your last employer and retirement date.
          </Choice>
          <Choice value="family" title="Voor een familielid">
            On behalf of a family member active in the organisation.
          </Choice>
        </Choices>
      </FieldGroup>
    ),
    compact: (
      <FieldGroup name="children" legend="Children at home">
        <Choices layout="compact">
          {["0", "1", "2", "3 or more"].map((number) => (
            <Choice key={number} value={number} title={number} defaultChecked={number === "2"} />
          ))}
        </Choices>
      </FieldGroup>
    ),
  },
};
