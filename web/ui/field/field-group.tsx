import { type ReactNode, useMemo } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { FieldContext, joinIds } from "#web/ui/field/field-context.ts";
import { FieldError, FieldHelp, type FieldTexts, Marks } from "#web/ui/field/field-texts.tsx";
import { useFormulateId } from "#web/ui/field/form-id.ts";
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
export function FieldGroup({ name, id: givenId, legend, isLegendHidden, help, error, children, ...rest }: Props) {
  const { className, ...marks } = rest;
  const formulateId = useFormulateId(name);
  const id = givenId ?? formulateId;
  const isInvalid = Boolean(error);
  const isRequired = marks.required ?? false;
  const describedBy = joinIds(Boolean(help) && `${id}-help`, isInvalid && `${id}-error`);
  const wiring = useMemo(
    () => ({ id, name, describedBy, isInvalid, isRequired }),
    [id, name, describedBy, isInvalid, isRequired],
  );
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
