import type { ListName } from "#domain/office-list.ts";
import { savedViewFields } from "#domain/saved-view.ts";
import { defineForm, isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

const SaveView = system(`
  mutation SaveView($list: ListName!, $name: String!, $address: String!, $isShared: Boolean!) {
    saveView(list: $list, name: $name, address: $address, isShared: $isShared)
  }
`);
const RemoveView = system(`mutation RemoveView($list: ListName!, $id: ID!) { removeView(list: $list, id: $id) }`);

/** A view of a list that someone saved. */
export type SavedView = { id: string; name: string; address: string; isShared: boolean };

export const savedViewForm = defineForm({
  id: "save-view",
  rules: savedViewFields,
  words: { name: { label: "list.view.name", ask: "list.view.name.ask" } },
});

const removeIntent = "remove-view";

/** Tells whether a form saves or removes a view. */
export function isSavedViewForm(form: FormData): boolean {
  return isSentBy(savedViewForm, form) || form.get("intent") === removeIntent;
}

/** Saves or removes a view of a list, for the act function of its page. */
export async function actOnSavedView({ api, form, go, url }: ActArgs, list: ListName, path: string) {
  if (form.get("intent") === removeIntent) {
    const { problem } = await api.mutate(RemoveView, { list, id: String(form.get("view")) });
    return problem ? refusedForm(problem, form) : go(`${path}?justDone=viewRemoved`);
  }
  const address = url.search.slice(1);
  return submitForm(
    savedViewForm,
    form,
    ({ name }) => api.mutate(SaveView, { list, name, address, isShared: form.get("shared") === "on" }),
    () => go(`${path}?${address}${address && "&"}justDone=viewSaved`),
  );
}
