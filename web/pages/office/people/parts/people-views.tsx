import { addressOfList, changeList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { SaveView } from "#web/components/save-view.tsx";
import type { SavedView } from "#web/components/saved-view.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { type View, Views } from "#web/ui/views/views.tsx";

type Props = {
  current: "list" | "import" | "roles";
  question?: ListQuestion;
  savedViews?: readonly SavedView[];
};

/** The ways to look at people: everyone, the saved views, the import and the roles. */
export function PeopleViews({ current, question, savedViews = [] }: Props) {
  const text = useText("people");
  const to = usePath();
  const path = to("/office/people");
  const address = question ? addressOfList(lists.people, changeList(question, {})) : null;
  const savedView = savedViews.find((view) => view.address === address);
  const views: View[] = [
    { href: path, label: text("people.view.everyone"), isCurrent: address === "" },
    {
      href: `${path}?mailbox=without`,
      label: text("people.view.withoutMailbox"),
      isCurrent: address === "?mailbox=without" && !savedView,
    },
    ...savedViews.map(({ name, address }) => ({
      href: path + address,
      label: name,
      isCurrent: address === savedView?.address,
    })),
    { href: to("/office/people/roles"), label: text("people.view.roles"), isCurrent: current === "roles" },
    { href: to("/office/people/import"), label: text("people.view.import"), isCurrent: current === "import" },
  ];
  return (
    <Views label={text("people.title")} views={views}>
      {current === "list" && address !== "" && <SaveView current={savedView} />}
    </Views>
  );
}
