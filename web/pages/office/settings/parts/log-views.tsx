import type { ListQuestion } from "#domain/list.ts";
import type { lists } from "#domain/office-list.ts";
import { SaveView } from "#web/components/save-view.tsx";
import { doneSentences, type SavedView, useSavedViews } from "#web/components/saved-view.ts";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Views } from "#web/ui/views/views.tsx";

type Props = {
  list: keyof typeof lists;
  path: string;
  label: string;
  question: ListQuestion;
  savedViews: readonly SavedView[];
  /** The last act on a view. */
  done: string | null;
};

/** The saved views of a log, and the way to save the present one. */
export function LogViews({ list, path, label, question, savedViews, done }: Props) {
  const text = useText("settings");
  const { address, current, views, href } = useSavedViews({ list, path, question, savedViews });
  const sentence = doneSentences.find(({ name }) => name === done)?.sentence;
  return (
    <>
      <div role="status">{sentence && <Notice tone="success">{text(sentence)}</Notice>}</div>
      <Views label={label} views={[{ href, label: text("list.view.all"), isCurrent: address === "" }, ...views]}>
        {address !== "" && <SaveView key={current?.id ?? "new"} current={current} />}
      </Views>
    </>
  );
}
