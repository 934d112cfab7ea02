import type { VariablesOf } from "gql.tada";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { notFound, type PageArgs } from "#web/page.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";
import type { Route } from "./+types/written.ts";
import "./written.css";

const Written = fund(`
  query Written($key: PageKey!, $language: Language!) {
    page(key: $key, language: $language) { title intro html inDutch changedAt }
  }
`);

// A page is named after its address; a name in GraphQL has no hyphens.
const keyOf = (name: string) => name.replaceAll("-", "_") as VariablesOf<typeof Written>["key"];

const load = async ({ api, language, name }: PageArgs) => {
  const { page } = await api.query(Written, { key: keyOf(name), language });
  return page ?? notFound();
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function WrittenPage({ loaderData: page }: Route.ComponentProps) {
  const text = useText();
  const format = useFormats();
  const { inDutch } = page;
  return (
    <>
      <PageHead title={page.title} description={page.intro} />
      <article className="wrap written">
        <header className="written__head">
          <h1 lang={langOf(inDutch, "title")}>{page.title}</h1>
          <p className="lead" lang={langOf(inDutch, "intro")}>
            {page.intro}
          </p>
          <p className="meta">{text("written.changed", { date: format.longDate(new Date(page.changedAt)) })}</p>
        </header>
        <div className="written__body">
          <NotTranslated inDutch={inDutch} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from Markdown, without what could do harm. */}
          <Prose lang={langOf(inDutch, "body")} dangerouslySetInnerHTML={{ __html: page.html }} />
        </div>
      </article>
    </>
  );
}
