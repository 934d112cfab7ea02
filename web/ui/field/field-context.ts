import { createContext, type ReactNode, use, useMemo } from "react";
import { useFormulateId } from "#web/ui/field/form-id.ts";

/** The data that a control needs from the field around it. */
export type FieldWiring = {
  id: string;
  name: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
};

/** The field around a control; null if the control has no field. */
export const FieldContext = createContext<FieldWiring | null>(null);

type Question = {
  name: string;
  id?: string | undefined;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
};

/** Connects a question to its help (id `{id}-help`) and its error (id `{id}-error`). */
export function useFieldWiring({ name, id: fixedId, help, error, required = false }: Question): FieldWiring {
  const formulateId = useFormulateId(name);
  const id = fixedId ?? formulateId;
  const isInvalid = Boolean(error);
  const describedBy = joinIds(Boolean(help) && `${id}-help`, isInvalid && `${id}-error`);
  return useMemo(
    () => ({ id, name, describedBy, isInvalid, isRequired: required }),
    [id, name, describedBy, isInvalid, required],
  );
}

type ControlAttributes = {
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
};

/** The attributes that connect a control to the field around it; the control's own values come first. */
export function useControlWiring(attributes: ControlAttributes) {
  const field = use(FieldContext);
  if (!field) return attributes;
  return {
    id: attributes.id ?? field.id,
    name: attributes.name ?? field.name,
    required: attributes.required ?? field.isRequired,
    "aria-describedby": joinIds(field.describedBy, attributes["aria-describedby"]),
    "aria-invalid": field.isInvalid || undefined,
  };
}

/** The attributes of one option: in a group its id is `{id of the group}_{value}`, otherwise its name gives the id. */
export function useOptionWiring(attributes: ControlAttributes, value: unknown) {
  const field = use(FieldContext);
  const ownId = useFormulateId(attributes.name ?? "");
  const suffix = value === undefined ? "" : `_${String(value)}`;
  if (!field) return { id: attributes.id ?? (attributes.name ? ownId + suffix : undefined) };
  return {
    id: attributes.id ?? field.id + suffix,
    name: attributes.name ?? field.name,
    "aria-invalid": field.isInvalid || undefined,
  };
}

/** Joins ids for aria-describedby. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}
