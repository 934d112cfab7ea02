import { addressOfList, changeList, type ListDefinition, type ListQuestion, listSizes } from "#domain/list.ts";
import { ListKeysHelp } from "#web/components/list-keys-help.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The facts about one page from the API. */
export type ListPageInfo = {
  first: number;
  total: number;
  hasMoreThanTotal: boolean;
  next: string | null;
  previous: string | null;
};

type Props = { definition: ListDefinition; question: ListQuestion; page: ListPageInfo; path: string; count: number };

/** The foot of a list: which rows these are, other pages, other sizes, downloads and keys. */
export function ListFoot({ definition, question, page, path, count }: Props) {
  const text = useText("office");
  const format = useFormats();
  const to = usePath();
  const hrefOf = (changed: ListQuestion) => to(path) + addressOfList(definition, changed);
  const { first, total, hasMoreThanTotal, next, previous } = page;
  const totalText = format.number(total) + (hasMoreThanTotal ? "+" : "");
  const download = (ending: string) =>
    to(path) + ending + addressOfList(definition, { ...question, after: null, before: null, open: null });
  return (
    <div className="office-list__foot">
      <nav aria-label={text("list.pages")}>
        <span>{text("list.range", { first, last: first + count - 1, total: totalText })}</span>
        {previous && (
          <Link rel="prev" href={hrefOf(changeList(question, { before: previous }))}>
            {text("list.previous")}
          </Link>
        )}
        {next && (
          <Link rel="next" href={hrefOf(changeList(question, { after: next }))}>
            {text("list.next")}
          </Link>
        )}
      </nav>
      <nav aria-label={text("list.sizes")}>
        <span>{text("list.sizes")}</span>
        {listSizes.map((size) => (
          <Link
            key={size}
            href={hrefOf(changeList(question, { size }))}
            aria-current={size === question.size ? "true" : undefined}
            aria-label={text("list.size", { size })}
          >
            {size}
          </Link>
        ))}
      </nav>
      <nav aria-label={text("list.download")}>
        <a href={download(".xlsx")}>Excel</a>
        <a href={download(".csv")}>CSV</a>
        <ListKeysHelp />
      </nav>
    </div>
  );
}
