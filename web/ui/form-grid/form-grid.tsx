import type { ReactNode } from "react";
import "./form-grid.css";

/** The fields of a form on twelve columns: a field takes the class c-2 to c-9, or m-6 for half a small screen. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="form-grid">{children}</div>;
}
