import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { FieldContext, useFieldWiring } from "#web/ui/field/field-context.ts";
import { FieldError, FieldHelp, type FieldTexts, Marks } from "#web/ui/field/field-texts.tsx";
import "./field.css";

type Props = FieldTexts & {
  name: string;
  id?: string | undefined;
  label: ReactNode;
  /** Goes beside the label, for example the trigger of a popover. */
  labelEnd?: ReactNode;
  isValid?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One question: label, help, its control as child, and its error, connected for screen readers too. */
export function Field({
  name,
  id: fixedId,
  label,
  labelEnd,
  help,
  error,
  children,
  isValid,
  className,
  ...marks
}: Props) {
  const wiring = useFieldWiring({ name, id: fixedId, help, error, required: marks.required });
  const { id, isInvalid } = wiring;
  return (
    <div className={classNames("field", isInvalid && "is-invalid", isValid && !isInvalid && "is-valid", className)}>
      <div className="field__label">
        <label htmlFor={id}>
          {label}
          <Marks {...marks} />
        </label>
        {labelEnd}
      </div>
      <FieldHelp id={id}>{help}</FieldHelp>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
