import type { ResultOf, VariablesOf } from "gql.tada";
import { data } from "react-router";
import { hasGap, isPageKey, type PageKey } from "#domain/page.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { TextEditor } from "#web/components/text-editor.tsx";
import { TextKinds } from "#web/components/text-kinds.tsx";
import { openVersionOf, previewTexts, type TextAnswer, textsIn, versionIdIn } from "#web/components/text-record.ts";
import { refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { TextList } from "#web/pages/office/texts/key/parts/text-list.tsx";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
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

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { api, params, url } = args;
  const { key } = params;
  if (!isPageKey(key)) noSuchPage();
  const [{ editedPages }, { editedPage }] = await Promise.all([
    api.query(Texts),
    api.query(TextToEdit, { key: toGraphQL(key), version: versionIdIn(url) }),
  ]);
  return {
    key,
    texts: editedPages.map((page): ListedText => ({ ...page, key: keyOf(page.key) })),
    page: { ...editedPage, version: openVersionOf(editedPage.versions, url) },
    saved: url.searchParams.get("saved"),
  };
};

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const key = params.key;
  if (!isPageKey(key)) noSuchPage();
  const typed = typedInto(form);
  if (form.get("act") === "preview")
    return data<TextAnswer>({ problem: null, typed, preview: await previewTexts(api, typed) });
  const { data: outcome, problem } = await api.mutate(WritePage, {
    key: toGraphQL(key),
    revision: revisionIn(form),
    ...textsIn(typed, ["title", "intro", "body", "note"]),
  });
  return problem ? refusedForm(problem, form) : go(`/office/texts/${key}?saved=${outcome.writePage ? "yes" : "same"}`);
};

/** One of the pages that the fund writes itself, beside the list of the others. */
export default function OfficeTextPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("writing");
  const to = usePath();
  const { key, texts, page, saved } = loaderData;
  const { languages } = useFund();
  const answer: TextAnswer | undefined = actionData;
  const gaps = texts.filter(({ translations }) => hasGap(translations, languages));
  const here = to(`/office/texts/${key}`);
  return (
    <>
      <PageHead title={text(`writing.page.${key}`)} isRefused={Boolean(answer?.problem)} />
      <OfficeHead title={text("writing.gaps", { count: gaps.length })} lead={text("writing.lead")} />
      <TextKinds current="page" />
      <div className="texts">
        <TextList texts={texts} openKey={key} />
        <div className="editor">
          <div className="editor__head">
            <h2>{text(`writing.page.${key}`)}</h2>
            <LinkButton href={to(`/${key}`)} variant="secondary" size="small" iconBefore="globe">
              {text("writing.seeSite")}
            </LinkButton>
          </div>
          <TextEditor
            key={key}
            record={page}
            answer={answer}
            here={here}
            saveLabel={text("writing.save")}
            done={saved ? text(saved === "same" ? "writing.same" : "writing.saved") : undefined}
            hasNote
          />
        </div>
      </div>
    </>
  );
}
