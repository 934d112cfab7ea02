import { NewsList } from "#web/components/news-list.tsx";
import type { HomeData } from "#web/pages/home/page.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";

/** The latest news of the fund. */
export function LatestNews({ news }: { news: HomeData["news"] }) {
  const text = useText("home");
  const to = usePath();
  if (news.length === 0) return null;
  return (
    <section className="section latest-news wrap" aria-labelledby="news-heading">
      <h2 id="news-heading">{text("news.title")}</h2>
      <NewsList items={news} heading="h3" />
      <p>
        <ArrowLink href={to("/news")}>{text("news.all")}</ArrowLink>
      </p>
    </section>
  );
}
