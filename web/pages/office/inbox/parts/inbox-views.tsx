import { addressOfList, changeList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { SaveView } from "#web/components/save-view.tsx";
import type { SavedView } from "#web/components/saved-view.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { type View, Views } from "#web/ui/views/views.tsx";

type Props = {
  /** The question of the list; without it, the saved answers are open. */
  question?: ListQuestion;
  savedViews?: readonly SavedView[];
};

/** The ways to look at the inbox, the saved views, and the saved answers. */
export function InboxViews({ question, savedViews = [] }: Props) {
  const text = useText("inbox");
  const to = usePath();
  const path = to("/office/inbox");
  const address = question ? addressOfList(lists.inbox, changeList(question, {})) : null;
  const savedView = savedViews.find((view) => view.address === address);
  const fixedView = (name: "open" | "mine" | "done", query: string): View => ({
    href: path + query,
    label: text(`inbox.view.${name}`),
    isCurrent: address === query && !savedView,
  });
  const views: View[] = [
    fixedView("open", ""),
    fixedView("mine", "?taken=me"),
    fixedView("done", "?state=done"),
    ...savedViews.map((view) => ({
      href: path + view.address,
      label: view.name,
      isCurrent: view.address === savedView?.address,
    })),
    { href: to("/office/inbox/answers"), label: text("inbox.view.answers"), isCurrent: !question },
  ];
  return (
    <Views label={text("inbox.title")} views={views}>
      {question && address !== "" && <SaveView current={savedView} />}
    </Views>
  );
}
