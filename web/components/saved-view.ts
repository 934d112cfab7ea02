import { addressOfList, changeList, type ListQuestion } from "#domain/list.ts";
import { type ListName, lists } from "#domain/office-list.ts";
import { savedViewFields } from "#domain/saved-view.ts";
import { defineForm, isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";

const SaveView = system(`
  mutation SaveView($list: ListName!, $name: String!, $address: String!, $isShared: Boolean!) {
    saveView(list: $list, name: $name, address: $address, isShared: $isShared)
  }
`);
const RemoveView = system(`mutation RemoveView($list: ListName!, $id: ID!) { removeView(list: $list, id: $id) }`);

/** A view of a list that someone saved. */
export type SavedView = { id: string; name: string; address: string; isShared: boolean; mayChange: boolean };

export const savedViewForm = defineForm({
  id: "save-view",
  rules: savedViewFields,
  words: { name: { label: "list.view.name", ask: "list.view.name.ask" } },
});

type ViewsOptions = {
  list: ListName;
  /** The path of the list's page. */
  path: string;
  question: ListQuestion | undefined;
  savedViews: readonly SavedView[];
};

/** Gives the saved views of a list as links, and the one that is shown. */
export function useSavedViews({ list, path, question, savedViews }: ViewsOptions) {
  const to = usePath();
  const address = question ? addressOfList(lists[list], changeList(question, {})) : null;
  const current = savedViews.find((view) => view.address === address);
  const href = to(path);
  const views = savedViews.map(({ name, address }) => ({
    href: href + address,
    label: name,
    isCurrent: address === current?.address,
  }));
  return { address, current, views, href };
}

/** The sentences after a view was saved or removed; the names are in the address. */
export const doneSentences = [
  { name: "viewSaved", sentence: "list.view.saved" },
  { name: "viewRemoved", sentence: "list.view.removed" },
] as const;

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
