import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { usePath } from "#web/path.ts";
import { useFormats } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./news-list.css";

type Item = { slug: string; title: string; intro: string; inDutch: string[]; publishedAt: string };

/** News items with their first lines, newest first. */
export function NewsList({ items, heading: Heading }: { items: readonly Item[]; heading: "h2" | "h3" }) {
  const to = usePath();
  const format = useFormats();
  return (
    <>
      <ul className="news-list">
        {items.map(({ slug, title, intro, inDutch, publishedAt }) => (
          <li key={slug}>
            <p className="meta">
              <time dateTime={publishedAt}>{format.longDate(new Date(publishedAt))}</time>
            </p>
            <Heading lang={langOf(inDutch, "title")}>
              <Link href={to(`/news/${slug}`)}>{title}</Link>
            </Heading>
            <p lang={langOf(inDutch, "intro")}>{intro}</p>
          </li>
        ))}
      </ul>
      <NotTranslated inDutch={items.flatMap(({ inDutch }) => inDutch)} visibleParts={["title", "intro"]} />
    </>
  );
}
