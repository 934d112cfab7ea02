import type { ReactNode } from "react";
import "./form-grid.css";

/** The fields of a form on twelve columns; a field has the class c-3, c-4, c-6, c-8, or m-6 for half a small screen. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className="form-grid">{children}</div>;
}
