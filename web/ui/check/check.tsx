import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { useOptionWiring } from "#web/ui/field/field-context.ts";
import "./check.css";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { type?: "checkbox" | "radio"; children: ReactNode };

/** A checkbox or radio with its label; inside a field group it takes its name from the group. */
export function Check({ type = "checkbox", className, children, ...rest }: Props) {
  const wiring = useOptionWiring(rest, rest.value);
  return (
    <label className={classNames("check", className)}>
      <input {...rest} {...wiring} type={type} />
      <span>{children}</span>
    </label>
  );
}
