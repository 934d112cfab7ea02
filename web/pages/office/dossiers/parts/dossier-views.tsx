import { addressOfList, changeList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { SaveView } from "#web/components/save-view.tsx";
import type { SavedView } from "#web/components/saved-view.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Views } from "#web/ui/views/views.tsx";

type Props = { question: ListQuestion; savedViews: readonly SavedView[] };

/** The views of the dossiers: those that everyone has, and the saved ones. */
export function DossierViews({ question, savedViews }: Props) {
  const text = useText("dossiers");
  const to = usePath();
  const path = to("/office/dossiers");
  const address = addressOfList(lists.dossiers, changeList(question, {}));
  const savedView = savedViews.find((view) => view.address === address);
  const usual = [
    { address: "", label: text("officeDossier.view.all") },
    { address: "?state=submitted", label: text("officeDossier.view.new") },
    { address: "?waits=overdue", label: text("officeDossier.waits.overdue") },
  ];
  const views = [
    ...usual.map((view) => ({ ...view, isCurrent: !savedView && view.address === address })),
    ...savedViews.map((view) => ({ address: view.address, label: view.name, isCurrent: view === savedView })),
  ];
  return (
    <Views
      label={text("officeDossier.title")}
      views={views.map(({ address, ...view }) => ({ ...view, href: path + address }))}
    >
      {address !== "" && <SaveView current={savedView} />}
    </Views>
  );
}
