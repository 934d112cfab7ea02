import { data } from "react-router";
import { isId } from "#domain/id.ts";
import { languages } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { readPublishMoment } from "#web/components/publish-moment.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { TextEditor } from "#web/components/text-editor.tsx";
import { openVersionOf, previewTexts, type TextAnswer, textsIn, versionIdIn } from "#web/components/text-record.ts";
import { refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { Publication } from "#web/pages/office/news/id/parts/publication.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "#web/components/text-editor.css";

export { RemovedRecord as ErrorBoundary } from "#web/components/removed-record.tsx";

const NewsToEdit = fund(`
  query NewsToEdit($id: ID!, $version: ID) {
    editedNews(id: $id) {
      id slug revision publishedAt state
      translations { language state }
      texts { language title intro body }
      versionTexts: texts(version: $version) { language title intro body }
      versions(first: 50) { id changedAt note writer }
    }
  }
`);
const WriteNews = fund(`
  mutation WriteNews($id: ID, $key: ID, $revision: Int!, $values: [PageValueInput!]!, $upToDate: [Language!]) {
    writeNews(id: $id, key: $key, revision: $revision, values: $values, upToDate: $upToDate)
  }
`);
const PublishNews = fund(`
  mutation PublishNews($id: ID!, $revision: Int!, $at: Instant) { publishNews(id: $id, revision: $revision, at: $at) }
`);
const UnpublishNews = fund(`mutation UnpublishNews($id: ID!) { unpublishNews(id: $id) }`);
const RemoveNews = fund(`mutation RemoveNews($id: ID!) { removeNews(id: $id) }`);

/** The last part of the address of a news item that is not written yet. */
const newItem = "new";

const emptyItem = {
  id: newItem,
  slug: "",
  revision: 0,
  publishedAt: null,
  state: "draft" as const,
  translations: [],
  texts: languages.map((language) => ({ language, title: "", intro: "", body: "" })),
  versionTexts: [],
  versions: [],
};

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { api, params, url } = args;
  const { id = "" } = params;
  const saved = url.searchParams.get("saved");
  // Only pages over HTTPS can make a key in the browser; elsewhere only the busy button prevents a second click.
  const key = globalThis.crypto?.randomUUID?.() ?? "";
  if (id === newItem) return { item: { ...emptyItem, key, version: null }, saved };
  if (!isId(id)) noSuchPage();
  const { editedNews } = await api.query(NewsToEdit, { id, version: versionIdIn(url) });
  if (!editedNews) noSuchPage();
  return { item: { ...editedNews, key: "", version: openVersionOf(editedNews.versions, url) }, saved };
};

/** The news item that is open in the editor. */
export type OpenNews = Awaited<ReturnType<typeof load>>["item"];

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const { id = "" } = params;
  const typed = typedInto(form);
  const finish = ({ problem }: { problem: Problem | null }, saved: string) =>
    problem ? refusedForm(problem, form) : go(`/office/news/${id}?saved=${saved}`);
  const intent = String(form.get("intent") ?? "text");
  if (intent === "publish") {
    const at = readPublishMoment(form);
    if (at === "noDay") return refusedForm({ code: "news.noDay" }, form);
    if (at === "unreadable") return refusedForm({ code: "news.pastHour" }, form);
    const variables = { id, revision: revisionIn(form), at: at?.toISOString() ?? null };
    return finish(await api.mutate(PublishNews, variables), at ? "planned" : "published");
  }
  if (intent === "unpublish") return finish(await api.mutate(UnpublishNews, { id }), "unpublished");
  if (intent === "remove") {
    const { problem } = await api.mutate(RemoveNews, { id });
    return problem ? refusedForm(problem, form) : go("/office/texts?kind=news");
  }
  if (form.get("act") === "preview")
    return data<TextAnswer>({ problem: null, typed, preview: await previewTexts(api, typed) });
  const { data: outcome, problem } = await api.mutate(WriteNews, {
    id: id === newItem ? null : id,
    key: (id === newItem && typed.key) || null,
    revision: revisionIn(form),
    ...textsIn(typed, ["title", "intro", "body"]),
  });
  return problem ? refusedForm(problem, form) : go(`/office/news/${outcome.writeNews}?saved=yes`);
};

const doneSentences = {
  yes: "news.saved",
  published: "news.publish.done",
  planned: "news.publish.planned",
  unpublished: "news.unpublish.done",
} as const;

/** Writes one news item in every language, and publishes it now or at an hour. */
export default function OfficeNewsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("writing");
  const to = usePath();
  const format = useFormats();
  const { item, saved } = loaderData;
  const { id, slug, state, publishedAt } = item;
  const answer: TextAnswer | undefined = actionData;
  const isOfEditor = !answer?.typed.intent || answer.typed.intent === "text";
  const done = Object.keys(doneSentences).find((one): one is keyof typeof doneSentences => one === saved);
  const isNew = id === newItem;
  const title = item.texts.find(({ language }) => language === "nl")?.title || text("news.new");
  const at = publishedAt ? format.dateTime(new Date(publishedAt)) : "";
  return (
    <div className="editor">
      <PageHead title={title} isRefused={Boolean(answer?.problem)} />
      <p>
        <Link href={to("/office/texts?kind=news")}>{text("texts.back")}</Link>
      </p>
      <OfficeHead title={title} lead={isNew ? text("news.lead.new") : text(`news.lead.${state}`, { at })}>
        {state === "published" && (
          <LinkButton href={to(`/news/${slug}`)} variant="secondary" size="small" iconBefore="globe">
            {text("news.seeSite")}
          </LinkButton>
        )}
      </OfficeHead>
      {answer?.problem && !isOfEditor && <RefusalNotice problem={answer.problem} />}
      <h2 className="vh">{text("texts.text")}</h2>
      <TextEditor
        key={id}
        record={item}
        answer={isOfEditor ? answer : undefined}
        here={to(`/office/news/${id}`)}
        saveLabel={text(state === "published" ? "news.saveChange" : "news.save")}
        done={done && !answer ? text(doneSentences[done]) : undefined}
      >
        {!isNew && <Publication item={item} />}
      </TextEditor>
    </div>
  );
}
