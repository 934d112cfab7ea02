import type { ComponentProps, ReactNode } from "react";
import "./chip.css";

type ChipsProps = { legend: string; children: ReactNode };

/** Filters side by side, with a legend for screen readers. */
export function Chips({ legend, children }: ChipsProps) {
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className="chips">{children}</div>
    </fieldset>
  );
}

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { type?: "radio" | "checkbox"; children: ReactNode };

/** One filter that is on or off. */
export function Chip({ type = "radio", children, ...rest }: Props) {
  return (
    <label className="chip">
      <input {...rest} type={type} />
      <span>{children}</span>
    </label>
  );
}
