import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { FieldContext, useFieldWiring } from "#web/ui/field/field-context.ts";
import { FieldError, FieldHelp, type FieldTexts, Marks } from "#web/ui/field/field-texts.tsx";
import "./field.css";

type Props = FieldTexts & {
  name: string;
  id?: string | undefined;
  legend: ReactNode;
  isLegendHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** One question with several controls (radios, checks, a date); each option has the id `{id}_{value}`. */
export function FieldGroup({ name, id: fixedId, legend, isLegendHidden, help, error, children, ...rest }: Props) {
  const { className, ...marks } = rest;
  const wiring = useFieldWiring({ name, id: fixedId, help, error, required: marks.required });
  const { id, isInvalid, describedBy } = wiring;
  return (
    <fieldset
      id={id}
      className={classNames("group", isInvalid && "is-invalid", className)}
      aria-describedby={describedBy}
    >
      <legend className={isLegendHidden ? "vh" : "group__legend"}>
        {legend}
        <Marks {...marks} />
      </legend>
      <FieldHelp id={id}>{help}</FieldHelp>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
