import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { useOptionWiring } from "#web/ui/field/field-context.ts";
import "./choice.css";

type ChoicesProps = { layout?: "wide" | "three" | "compact"; children: ReactNode };

/** Radio cards side by side; put them in a field group, which asks the question. */
export function Choices({ layout = "wide", children }: ChoicesProps) {
  const variant = { wide: "", three: "choices--3", compact: "choices--compact" }[layout];
  return <div className={classNames("choices", variant)}>{children}</div>;
}

type Props = Omit<ComponentProps<"input">, "title" | "children"> & {
  title: ReactNode;
  art?: ReactNode;
  children?: ReactNode;
};

/** One radio card: the whole surface is the label. */
export function Choice({ title, art, type = "radio", className, children, ...rest }: Props) {
  const wiring = useOptionWiring(rest, rest.value);
  return (
    <label className={classNames("choice", className)}>
      {art && <span className="choice__art">{art}</span>}
      <input {...rest} {...wiring} type={type} />
      <span className="choice__title">{title}</span>
      {children && <span className="choice__text">{children}</span>}
    </label>
  );
}
