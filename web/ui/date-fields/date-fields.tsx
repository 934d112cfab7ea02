import { type ComponentProps, type ReactNode, use } from "react";
import { FieldContext } from "#web/ui/field/field-context.ts";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input } from "#web/ui/input/input.tsx";
import "./date-fields.css";

const parts = ["day", "month", "year"] as const;
type Part = (typeof parts)[number];
type Group = Omit<ComponentProps<typeof FieldGroup>, "children">;
type Props = Group & {
  labels: Record<Part, ReactNode>;
  values?: Partial<Record<Part, string>> | undefined;
  /** The wrong parts; by default all of them are wrong when there is an error. */
  wrong?: readonly Part[] | undefined;
  onPartChange?: (part: Part, value: string) => void;
};

/** A date in three inputs, named `{name}_day`, `{name}_month` and `{name}_year`; a month may also be a word. */
export function DateFields({ labels, values, wrong = parts, onPartChange, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      <div className="date-fields">
        {parts.map((part) => (
          <PartField
            key={part}
            part={part}
            label={labels[part]}
            isWrong={wrong.includes(part)}
            defaultValue={values?.[part]}
            onChange={(event) => onPartChange?.(part, event.target.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type PartProps = ComponentProps<"input"> & { part: Part; label: ReactNode; isWrong: boolean };

function PartField({ part, label, isWrong, ...rest }: PartProps) {
  const group = use(FieldContext);
  if (!group) return null;
  const isInvalid = group.isInvalid && isWrong;
  const id = `${group.id}_${part}`;
  // The group has the help and the error, so the parts do not repeat them.
  const wiring = { ...group, id, name: `${group.name}_${part}`, describedBy: undefined, isInvalid };
  return (
    <div className={isInvalid ? "field is-invalid" : "field"}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <FieldContext value={wiring}>
        {/* A month may be a word, so only day and year ask for the number keys. */}
        <Input
          {...rest}
          className={`is-${part}`}
          inputMode={part === "month" ? "text" : "numeric"}
          autoComplete="off"
        />
      </FieldContext>
    </div>
  );
}
