import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { useControlWiring } from "#web/ui/field/field-context.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./input.css";

/** A line of text; inside a field it takes its id, name and description from the field. */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  const wiring = useControlWiring(rest);
  return <input {...rest} {...wiring} type={type} className={classNames("input", className)} />;
}

type GroupProps = { sign: ReactNode; isSignAfter?: boolean; children: ReactNode };

/** An input with a fixed sign in front, such as €, or after it, such as %. */
export function InputGroup({ sign, isSignAfter = false, children }: GroupProps) {
  return (
    <div className={classNames("input-group", isSignAfter && "input-group--after")}>
      {!isSignAfter && <span className="input-group__sign">{sign}</span>}
      {children}
      {isSignAfter && <span className="input-group__sign">{sign}</span>}
    </div>
  );
}

/** A search input; its label is only for screen readers. */
export function SearchInput({ label, ...rest }: ComponentProps<"input"> & { label: string }) {
  return (
    <div className="search">
      <Icon name="search" />
      <Input {...rest} type="search" aria-label={label} />
    </div>
  );
}
