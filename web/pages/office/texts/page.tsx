import { type ListRemark, readList } from "#domain/list.ts";
import { isMailTextKey } from "#domain/mail-text.ts";
import { newsStates } from "#domain/news.ts";
import { lists } from "#domain/office-list.ts";
import { isPageKey } from "#domain/page.ts";
import { mayDo } from "#domain/permission.ts";
import { textKinds } from "#domain/text-kind.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { type ShownKind, TextKinds } from "#web/components/text-kinds.tsx";
import { TranslationMarks } from "#web/components/translation-mark.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import "#web/components/text-editor.css";

const WorkList = fund(`
  query WorkList($list: String!) {
    texts(list: $list) {
      rows { kind key title titleLanguage state changedAt translations { language state } }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    textGaps
  }
`);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "writing");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.texts, searchParams);
  const page = await args.api.query(WorkList, { list: search.slice(1) });
  // Only people who change the settings can open the lists of the fund.
  return { question, ...page, maySet: mayDo({ roles, hasSecondFactor: true }, "changeSettings") };
};

type ListedText = Awaited<ReturnType<typeof load>>["texts"]["rows"][number];

/** Everything that people read, with its gaps in each language, and a link to each editor. */
export default function OfficeTextsPage({ loaderData }: PageProps<typeof load>) {
  const text = useText("writing");
  const to = usePath();
  const format = useFormats();
  const offered = useFund().languages;
  const { question, texts, textGaps, maySet } = loaderData;
  const [onlyKind, ...otherKinds] = question.filters.kind ?? [];
  const shownKind = otherKinds.length > 0 ? null : (onlyKind ?? "all");
  const isNewsOnly = shownKind === "news";
  const isNarrowed = question.search !== "" || Object.keys(question.filters).length > 1;
  const titleOf = ({ kind, key, title }: ListedText) => {
    if (kind === "page" && isPageKey(key)) return text(`writing.page.${key}`);
    if (kind === "mail" && isMailTextKey(key)) return text(`texts.mail.${key}`);
    return title ?? text("texts.untitled");
  };
  const newNews = <LinkButton href={to("/office/news/new")}>{text("texts.newNews")}</LinkButton>;
  return (
    <>
      <PageHead title={text("writing.title")} />
      <OfficeHead title={text("writing.gaps", { count: textGaps })} lead={text("texts.lead")}>
        {newNews}
      </OfficeHead>
      <TextKinds current={shownKind as ShownKind | null} />
      {isNewsOnly && texts.total === 0 && !isNarrowed ? (
        <Empty title={text("texts.noNews")} heading="h2" action={newNews}>
          {text("texts.noNews.text")}
        </Empty>
      ) : (
        <OfficeList
          data={{
            definition: lists.texts,
            path: "/office/texts",
            question,
            page: { ...texts, remarks: texts.remarks as ListRemark[] },
          }}
          caption={text("writing.title")}
          searchLabel={text("texts.search")}
          columnLabels={{
            text: text("texts.text"),
            kind: text("texts.kind"),
            languages: text("texts.languages"),
            state: text("texts.state"),
            changed: text("texts.changed"),
          }}
          filters={{
            kind: {
              label: text("texts.kind"),
              options: textKinds.map((kind) => ({ value: kind, label: text(`texts.kind.${kind}`) })),
            },
            gap: {
              label: text("texts.gap"),
              options: offered.map((language) => ({ value: language, label: format.languageLabel(language) })),
            },
            state: {
              label: text("texts.state"),
              options: newsStates.map((state) => ({ value: state, label: text(`texts.state.${state}`) })),
            },
          }}
          row={{
            id: ({ kind, key }) => `${kind} ${key}`,
            title: titleOf,
            // Pages and mails have a name of the office, in the language of its reader.
            language: ({ kind, title, titleLanguage }) =>
              kind === "page" || kind === "mail" || title === null ? null : titleLanguage,
            opens: false,
            href: (row) => {
              const path = editorOf(row, maySet);
              return path && to(path);
            },
            cells: {
              kind: ({ kind }) => text(`texts.kind.${kind}`),
              languages: ({ translations }) => <TranslationMarks translations={translations} />,
              state: ({ state }) => text(`texts.state.${state}`),
              changed: ({ changedAt }) => changedAt && format.dateTime(new Date(changedAt)),
            },
          }}
        />
      )}
      {!maySet && texts.rows.some(({ kind }) => kind === "label") && (
        <p className="muted">{text("texts.labels.who")}</p>
      )}
    </>
  );
}

/** The page on which a text is written; a label has none for people who may not set it. */
function editorOf({ kind, key }: ListedText, maySet: boolean): string | null {
  if (kind === "project") return `/office/projects/${key}`;
  if (kind === "page") return `/office/texts/${key}`;
  if (kind === "news") return `/office/news/${key}`;
  if (kind === "mail") return `/office/mail-texts/${key}`;
  const [list = ""] = key.split("/");
  if (kind === "label") return maySet ? `/office/settings/${list}` : null;
  return `/office/offers/${key}`;
}
