import type { ResultOf, VariablesOf } from "gql.tada";
import { data } from "react-router";
import { isLanguage, type Language } from "#domain/language.ts";
import { hasGap, isPageKey, type PageKey } from "#domain/page.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { TextKinds } from "#web/components/text-kinds.tsx";
import { type Refused, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { Editor } from "#web/pages/office/texts/parts/editor.tsx";
import { TextList } from "#web/pages/office/texts/parts/text-list.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import "#web/components/text-editor.css";

const Texts = fund(`
  query Texts { editedPages { key changedAt writer translations { language state } } }
`);
const TextToEdit = fund(`
  query TextToEdit($key: PageKey!, $version: ID) {
    editedPage(key: $key) {
      key revision changedAt
      translations { language state }
      texts { language title intro body }
      versionTexts: texts(version: $version) { language title intro body }
      versions(first: 50) { id changedAt note writer }
    }
  }
`);
const Preview = fund(`query PreviewText($markdown: String!) { previewMarkdown(markdown: $markdown) }`);
const WritePage = fund(`
  mutation WritePage($key: PageKey!, $revision: Int!, $values: [PageValueInput!]!, $upToDate: [Language!]) {
    writePage(key: $key, revision: $revision, values: $values, upToDate: $upToDate)
  }
`);

// A page is named after its address, but GraphQL names have no hyphens.
type GraphQLKey = VariablesOf<typeof TextToEdit>["key"];
const toGraphQL = (key: PageKey) => key.replaceAll("-", "_") as GraphQLKey;
/** Gives the name of a page as its address has it. */
const keyOf = (key: GraphQLKey) => key.replaceAll("_", "-") as PageKey;

/** A page in the list of texts. */
export type ListedText = Omit<ResultOf<typeof Texts>["editedPages"][number], "key"> & { key: PageKey };
/** The page that is open in the editor. */
export type OpenText = Omit<ResultOf<typeof TextToEdit>["editedPage"], "key"> & {
  key: PageKey;
  /** The version that the reader compares or brings back. */
  version: { id: string; isRestored: boolean } | null;
};

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { api, params, url } = args;
  const key = params.key ?? null;
  if (key !== null && !isPageKey(key)) noSuchPage();
  const versionId = url.searchParams.get("restore") ?? url.searchParams.get("version");
  const [{ editedPages }, open] = await Promise.all([
    api.query(Texts),
    key ? api.query(TextToEdit, { key: toGraphQL(key), version: versionId }) : null,
  ]);
  // A version of another page, or one that does not exist, is not opened.
  const version = open?.editedPage.versions.find(({ id }) => id === versionId);
  const texts = editedPages.map((page): ListedText => ({ ...page, key: keyOf(page.key) }));
  const openText: OpenText | null = open && {
    ...open.editedPage,
    key: keyOf(open.editedPage.key),
    version: version ? { id: version.id, isRestored: url.searchParams.has("restore") } : null,
  };
  return { texts, open: openText, saved: url.searchParams.get("saved") };
};

/** The answer to a form that was refused, or whose preview was asked. */
export type TextAnswer = { problem: Refused["problem"] | null; typed: Record<string, string>; preview?: PreviewPart[] };
export type PreviewPart = { language: Language; title: string; intro: string; html: string };

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const key = params.key;
  if (!isPageKey(key)) noSuchPage();
  const typed = typedInto(form);
  const fields = Object.entries(typed).filter(([name]) => /^(?:title|intro|body|note)\./.test(name));
  if (form.get("act") === "preview") {
    const languages = fields.flatMap(([name]) => (name.startsWith("title.") ? [name.slice(6)] : []));
    const parts = languages.filter((one): one is Language => isLanguage(one));
    const preview = await Promise.all(
      parts.map(async (language): Promise<PreviewPart> => {
        const { previewMarkdown } = await api.query(Preview, { markdown: typed[`body.${language}`] ?? "" });
        return {
          language,
          title: typed[`title.${language}`] ?? "",
          intro: typed[`intro.${language}`] ?? "",
          html: previewMarkdown,
        };
      }),
    );
    return data<TextAnswer>({ problem: null, typed, preview });
  }
  const upToDate = Object.keys(typed).flatMap((name) => (name.startsWith("upToDate.") ? [name.slice(9)] : []));
  const { data: outcome, problem } = await api.mutate(WritePage, {
    key: toGraphQL(key),
    revision: revisionIn(form),
    values: fields.map(([field, value]) => ({ field, value })),
    upToDate: upToDate.filter((one): one is Language => isLanguage(one)),
  });
  return problem ? refusedForm(problem, form) : go(`/office/texts/${key}?saved=${outcome.writePage ? "yes" : "same"}`);
};

/** The pages that the fund writes itself, with what is missing in each language, and the editor of one of them. */
export default function OfficeTextsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("writing");
  const { texts, open, saved } = loaderData;
  const { languages } = useFund();
  const answer: TextAnswer | undefined = actionData;
  const gaps = texts.filter(({ translations }) => hasGap(translations, languages));
  const title = open ? text(`writing.page.${open.key}`) : text("writing.title");
  return (
    <>
      <PageHead title={title} isRefused={Boolean(answer?.problem)} />
      <OfficeHead title={text("writing.gaps", { count: gaps.length })} lead={text("writing.lead")} />
      <TextKinds current="pages" />
      <div className="texts">
        <TextList texts={texts} openKey={open?.key ?? null} />
        {open ? (
          <Editor key={open.key} page={open} answer={answer} saved={saved} />
        ) : (
          <p className="muted">{text("writing.choose")}</p>
        )}
      </div>
    </>
  );
}
