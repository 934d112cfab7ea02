import type { ComponentProps, ReactNode } from "react";
import { useOptionWiring } from "#web/ui/field/field-context.ts";
import "./amount-choice.css";

/** Amounts to choose from; put them in a field group, which asks the question. */
export function AmountChoices({ children }: { children: ReactNode }) {
  return <div className="amounts">{children}</div>;
}

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { amount: ReactNode; children?: ReactNode };

/** One amount, with what it pays for. */
export function AmountChoice({ amount, children, ...rest }: Props) {
  const wiring = useOptionWiring(rest, rest.value);
  return (
    <label className="amt">
      <input {...rest} {...wiring} type="radio" />
      <span className="amt__n num">{amount}</span>
      {children && <span className="amt__t">{children}</span>}
    </label>
  );
}
