import { actOnSavedView, isSavedViewForm } from "#web/components/saved-view.ts";
import { refusedForm } from "#web/form.tsx";
import type { ActArgs } from "#web/page.ts";

/** The acts of the page, by the `intent` of the form. */
export async function actOnDossiers(args: ActArgs) {
  if (isSavedViewForm(args.form)) return actOnSavedView(args, "dossiers", "/office/dossiers");
  return refusedForm({ code: "list.nothingChosen" }, args.form);
}
