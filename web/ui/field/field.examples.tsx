import { Check } from "#web/ui/check/check.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";

/** A field in each of its states. */
export const examples: Examples = {
  title: "Field",
  examples: {
    "with help": (
      <Field name="title" label="Project title" help="Used in all communication." required>
        <Input defaultValue="A forest trail for all wheels" />
      </Field>
    ),
    invalid: (
      <Field name="iban" label="IBAN" help="Of the organisation." error="This field isn’t valid." required>
        <Input defaultValue="BE68 5390" />
      </Field>
    ),
    "valid, optional": (
      <Field name="website" label="Website" optional="(optional)" isValid>
        <Input type="url" defaultValue="https://bosrand.example" />
      </Field>
    ),
    "with more about it": (
      <Field
        name="employee_id"
        label="Employee ID"
        help="8 digits, on your profile in the workplace."
        labelEnd={
          <Popover label="Where do I find my employee ID?">
            <strong>Employee ID</strong>
            <span>It is on your badge and on your payslip.</span>
          </Popover>
        }
      >
        <Input inputMode="numeric" />
      </Field>
    ),
    group: (
      <FieldGroup name="country" legend="Country" required>
        <div className="row">
          <Check type="radio" value="BE" defaultChecked>
            Belgium
          </Check>
          <Check type="radio" value="NL">
            Netherlands
          </Check>
        </div>
      </FieldGroup>
    ),
    "group with error": (
      <FieldGroup name="gender" legend="Form of address" help="As on your identity card." error="Choose one of these.">
        <div className="row">
          <Check type="radio" value="mrs">
            Mrs.
          </Check>
          <Check type="radio" value="mr">
            Mr.
          </Check>
        </div>
      </FieldGroup>
    ),
    "long texts": (
      <Field
        name="long"
        label="Welke vrijwilligersorganisatie draag je voor, en sinds wanneer ben je daar zelf als vrijwilliger actief?"
        help="Schrijf de naam zoals die in de statuten staat. Twijfel je, kijk dan in het Belgisch Staatsblad."
        error="De naam van de organisatie mag niet langer zijn dan honderdtwintig tekens; je schreef er 184."
        optional="(optioneel)"
      >
        <Input defaultValue="Ondersteuningsnetwerk voor mantelzorgers en hun gezinnen in de zuidelijke Westhoek vzw" />
      </Field>
    ),
  },
};
