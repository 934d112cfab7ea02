import type { ListQuestion } from "#domain/list.ts";
import { SaveView } from "#web/components/save-view.tsx";
import { type SavedView, useSavedViews } from "#web/components/saved-view.ts";
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
  const saved = useSavedViews({ list: "people", path: "/office/people", question, savedViews });
  const { address, current: savedView, href: path } = saved;
  const views: View[] = [
    { href: path, label: text("people.view.everyone"), isCurrent: address === "" },
    {
      href: `${path}?mailbox=without`,
      label: text("people.view.withoutMailbox"),
      isCurrent: address === "?mailbox=without" && !savedView,
    },
    ...saved.views,
    { href: to("/office/people/roles"), label: text("people.view.roles"), isCurrent: current === "roles" },
    { href: to("/office/people/import"), label: text("people.view.import"), isCurrent: current === "import" },
  ];
  return (
    <Views label={text("people.title")} views={views}>
      {current === "list" && address !== "" && <SaveView key={savedView?.id ?? "new"} current={savedView} />}
    </Views>
  );
}
