import type { VariablesOf } from "gql.tada";
import type { TextKey } from "#i18n/nl/index.ts";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";
import type { Route } from "./+types/written.ts";
import "./written.css";

const WrittenPageText = fund(`
  query Written($key: PageKey!, $language: Language!) {
    page(key: $key, language: $language) { title intro html inDutch changedAt }
  }
`);

// A page is named after its address; a name in GraphQL has no hyphens.
const keyOf = (name: string) => name.replaceAll("-", "_") as VariablesOf<typeof WrittenPageText>["key"];

const load = async ({ api, language, name }: PageArgs) => {
  const { page } = await api.query(WrittenPageText, { key: keyOf(name), language });
  return { page, name };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

type Page = NonNullable<Awaited<ReturnType<typeof load>>["page"]>;

export default function WrittenPage({ loaderData: { page, name } }: Route.ComponentProps) {
  return page ? <Written page={page} /> : <Unwritten name={name} />;
}

// What the footer calls each page, for as long as the fund has not given it a title.
const titles: Record<string, TextKey> = {
  about: "shell.about",
  disclaimer: "shell.disclaimer",
  "privacy-policy": "shell.privacy",
  "cookie-policy": "shell.cookiePolicy",
  "cookie-management": "shell.cookieManagement",
  "terms-and-conditions": "shell.conditions",
  accessibility: "shell.accessibility",
};

function Unwritten({ name }: { name: string }) {
  const text = useText();
  const to = usePath();
  const title = text(titles[name] ?? "error.notFound");
  return (
    <div className="wrap">
      <PageHead title={title} />
      <meta name="robots" content="noindex" />
      <Empty
        heading="h1"
        title={title}
        action={
          <LinkButton href={to("/contact")} variant="secondary" iconAfter="arrow">
            {text("shell.contact")}
          </LinkButton>
        }
      >
        {text("written.none")}
      </Empty>
    </div>
  );
}

function Written({ page }: { page: Page }) {
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
