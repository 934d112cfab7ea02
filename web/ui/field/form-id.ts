import { createContext, use } from "react";

/** Names the form the fields stand in (the route path with dashes), so that two forms on a page never share an id. */
export const FormIdContext = createContext("global");

/**
 * Gives a field its id, `formulate-{form}-{field name}`.
 * It ends in the name, not in a counter: React may render out of order, twice, or only a part again in the browser,
 * and a counter would then differ from the server's. The name is the same everywhere, and an error link can be written
 * down before the field is there.
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
