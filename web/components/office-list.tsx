import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { type Language, languageFacts } from "#domain/language.ts";
import { addressOfList, type ListDefinition, type ListQuestion, type ListRemark, sortedBy } from "#domain/list.ts";
import { ListFoot, type ListPageInfo } from "#web/components/list-foot.tsx";
import { ListRemarks } from "#web/components/list-remarks.tsx";
import { type FilterWords, ListTools } from "#web/components/list-tools.tsx";
import { NothingMore } from "#web/components/nothing-more.tsx";
import { useListKeys } from "#web/components/use-list-keys.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";
import "./office-list.css";

/** A list with what its address asks for and the answer of the API. */
export type OfficeListData<Row> = {
  definition: ListDefinition;
  /** The path of its page. */
  path: string;
  question: ListQuestion;
  page: ListPageInfo & { rows: readonly Row[]; remarks: readonly ListRemark[] };
};

/** How one row is shown. */
export type RowWords<Row> = {
  id(row: Row): string;
  title(row: Row): string;
  /** The language of the title, if it may be another than that of the page. */
  language?(row: Row): Language | null;
  /** A line below the title. */
  below?(row: Row): ReactNode;
  /** Whether the reader sees only that there is such a row. */
  isBare?(row: Row): boolean;
  /** False for rows that show all they have in the list. */
  opens?: boolean;
  /** The page that a row opens, if it has one of its own. */
  href?(row: Row): string | null;
  /** The other columns. */
  cells: Readonly<Record<string, (row: Row) => ReactNode>>;
};

type Props<Row> = {
  data: OfficeListData<Row>;
  caption: string;
  /** The names of the columns and filters. */
  columnLabels: Readonly<Record<string, string>>;
  filters: Readonly<Record<string, FilterWords>>;
  searchLabel?: string;
  row: RowWords<Row>;
  /** The bar for acts on chosen rows; without it no row can be chosen. */
  bulk?: ReactNode;
  chosen?: readonly string[];
};

/** The one list of the office: search and filters, the table, acts on several rows, and pages. */
export function OfficeList<Row>({
  data,
  caption,
  columnLabels,
  filters,
  searchLabel,
  row,
  bulk,
  chosen = [],
}: Props<Row>) {
  const text = useText("office");
  const to = usePath();
  const table = useRef<HTMLTableElement>(null);
  const isBusy = useNavigation().state === "loading";
  const { definition, path, question, page } = data;
  const hrefOf = (changed: ListQuestion) => to(path) + addressOfList(definition, changed);
  useListKeys(table, question.open ? hrefOf({ ...question, open: null }) : null);
  const labelOf = (column: string) => columnLabels[column] ?? column;
  const columns = question.columns.map((name) => ({
    name,
    label: labelOf(name),
    isNumber: definition.columns[name]?.isNumber,
    ...(definition.columns[name]?.isSortable && { sortHref: hrefOf(sortedBy(question, name)) }),
    ...(question.sort.column === name &&
      ({ sorted: question.sort.isDescending ? "descending" : "ascending" } as const)),
  }));
  const rows = page.rows.map((one) => {
    const id = row.id(one);
    const isOpen = id === question.open;
    const href = row.href?.(one) ?? (row.opens === false ? null : hrefOf({ ...question, open: isOpen ? null : id }));
    const title = <RowTitle key="title" row={row} one={one} href={href} />;
    const cells = question.columns.slice(1).map((name) => row.cells[name]?.(one));
    return { id, label: row.title(one), isOpen, cells: [title, ...cells] };
  });
  const picks = bulk
    ? { name: "id", allLabel: text("list.chooseAll"), label: (name: string) => text("list.choose", { name }), chosen }
    : undefined;
  return (
    <div className="office-list">
      <ListTools data={data} columnLabels={columnLabels} filters={filters} searchLabel={searchLabel} />
      <ListRemarks remarks={page.remarks} />
      {rows.length === 0 ? (
        <EmptyList data={data} hrefOf={hrefOf} />
      ) : (
        <Form method="post" className="office-list__form">
          <Rows caption={caption} columns={columns} rows={rows} picks={picks} isBusy={isBusy} ref={table} />
          <ListFoot definition={definition} question={question} page={page} path={path} count={rows.length} />
          {bulk}
        </Form>
      )}
    </div>
  );
}

/** Says why a list shows nothing, and leads to what it has. */
function EmptyList<Row>({ data, hrefOf }: { data: OfficeListData<Row>; hrefOf(question: ListQuestion): string }) {
  const text = useText("office");
  const to = usePath();
  const { path, question, page } = data;
  if (page.total > 0) {
    const start = hrefOf({ ...question, after: null, before: null });
    return <NothingMore first={start} />;
  }
  const isNarrowed = question.search !== "" || Object.keys(question.filters).length > 0;
  if (!isNarrowed) return <Empty title={text("list.empty")} heading="h2" />;
  return <Empty title={text("list.none")} heading="h2" action={<Link href={to(path)}>{text("list.showAll")}</Link>} />;
}

type RowTitleProps<Row> = { row: RowWords<Row>; one: Row; href: string | null };

/** The name of a row, which opens it if it has more to show, and a line below it. */
function RowTitle<Row>({ row, one, href }: RowTitleProps<Row>) {
  const language = row.language?.(one);
  const lang = language ? languageFacts[language].tag : undefined;
  const below = row.below?.(one);
  const title = row.title(one);
  const name =
    href === null ? (
      <strong lang={lang}>{title}</strong>
    ) : (
      <Link className="rows__title" href={href} lang={lang} data-row-link>
        {title}
      </Link>
    );
  return (
    <>
      {row.isBare?.(one) ? (
        <span className="rows__bare">
          <Icon name="hidden" />
          {name}
        </span>
      ) : (
        name
      )}
      {below && <span className="rows__below">{below}</span>}
    </>
  );
}
