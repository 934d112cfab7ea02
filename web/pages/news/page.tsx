import { mostNews } from "#domain/news.ts";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { NewsList } from "#web/components/news-list.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";
import "#web/components/written-text.css";

const NewsItems = fund(`
  query News($first: Int!, $language: Language!) {
    news(first: $first, language: $language) { slug title intro inDutch publishedAt }
  }
`);
const NewsItem = fund(`
  query NewsItem($slug: String!, $language: Language!) {
    newsItem(slug: $slug, language: $language) { title intro html inDutch publishedAt }
  }
`);

export const load = async ({ api, params: { slug }, language }: PageArgs) => {
  if (!slug) return { item: null, ...(await api.query(NewsItems, { first: mostNews, language })) };
  const { newsItem } = await api.query(NewsItem, { slug, language });
  return { item: newsItem ?? notFound(), news: [] };
};

/** One news item, or all of them. */
export default function NewsPage({ loaderData: { item, news } }: PageProps<typeof load>) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  if (!item) {
    return (
      <div className="wrap written-text">
        <header className="written-text__head">
          <PageHead title={text("news.title")} />
          <h1>{text("news.title")}</h1>
        </header>
        <div className="written-text__body">
          {news.length === 0 ? (
            <Empty title={text("news.none")} heading="h2" />
          ) : (
            <NewsList items={news} heading="h2" />
          )}
        </div>
      </div>
    );
  }
  const { inDutch } = item;
  return (
    <article className="wrap written-text">
      <header className="written-text__head">
        <PageHead title={item.title} description={item.intro} />
        <p className="meta">
          <time dateTime={item.publishedAt}>{format.longDate(new Date(item.publishedAt))}</time>
        </p>
        <h1 lang={langOf(inDutch, "title")}>{item.title}</h1>
        <p className="lead" lang={langOf(inDutch, "intro")}>
          {item.intro}
        </p>
      </header>
      <div className="written-text__body">
        <NotTranslated inDutch={inDutch} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown without scripts. */}
        <Prose lang={langOf(inDutch, "body")} dangerouslySetInnerHTML={{ __html: item.html }} />
        <p>
          <ArrowLink href={to("/news")}>{text("news.all")}</ArrowLink>
        </p>
      </div>
    </article>
  );
}
