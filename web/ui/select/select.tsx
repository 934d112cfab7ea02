import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { useControlWiring } from "#web/ui/field/field-context.ts";
import "../input/input.css";

/** A choice from a list; the options are its children. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  const wiring = useControlWiring(rest);
  return <select {...rest} {...wiring} className={classNames("select", className)} />;
}
