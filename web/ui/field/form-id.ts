import { createContext, use } from "react";

/** The name of the form around the fields (the route path with dashes), so that two forms never share an id. */
export const FormIdContext = createContext("global");

/**
 * Returns the id of a field, `formulate-{form}-{field name}`.
 * It ends in the name and not in a counter: React may render out of order, twice, or only partly again in the browser,
 * and a counter would then differ from the server's. With the name, an error link can be written before the field.
 */
export function useFormulateId(name: string): string {
  return formulateId(use(FormIdContext), name);
}

/** The same id outside a component, for links to a field. */
export function formulateId(form: string, name: string): string {
  return `formulate-${dashed(form)}-${dashed(name)}`;
}

function dashed(text: string) {
  return text.replace(/[\s/\\.[\]]+/g, "-").replace(/^-+|-+$/g, "");
}
