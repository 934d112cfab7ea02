import type { ComponentProps } from "react";
import { useFormulateId } from "#web/ui/field/form-id.ts";
import { Input } from "#web/ui/input/input.tsx";

type Props = ComponentProps<typeof Input> & { name: string };

/** One of several inputs of a group: each has an id of its own, and none is required by itself. */
export function NamedInput({ name, ...rest }: Props) {
  const id = useFormulateId(name);
  return <Input {...rest} name={name} id={id} required={false} autoComplete="off" />;
}
