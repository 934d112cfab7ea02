import type { ResultOf, VariablesOf } from "gql.tada";
import { checkId } from "#domain/id.ts";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { notFound, type PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";
import "./written-text.css";

const WrittenPageText = fund(`
  query Written($key: PageKey!, $language: Language!, $version: ID) {
    page(key: $key, language: $language, version: $version) {
      title intro html inDutch changedAt
      versions(first: 50) { id changedAt note isNoteInDutch }
    }
  }
`);

/** A page that the fund wrote, in its current version or in the requested one. */
export type WrittenPage = NonNullable<ResultOf<typeof WrittenPageText>["page"]> & { version: string | null };

// A page is named after its address, but GraphQL names have no hyphens.
const keyOf = (name: string) => name.replaceAll("-", "_") as VariablesOf<typeof WrittenPageText>["key"];

/** Loads the text of the page with this name, or the version in its address; null if there is no text yet. */
export async function loadWritten({ api, language, name, url }: PageArgs): Promise<WrittenPage | null> {
  const version = url.searchParams.get("version");
  if (version && checkId(version)) notFound();
  const { page } = await api.query(WrittenPageText, { key: keyOf(name), language, version });
  if (version && !page) notFound();
  return page && { ...page, version };
}

/** The heading and first lines of a written page, with its title in the tab; says so if it is an earlier version. */
export function WrittenTop({ page, name }: { page: WrittenPage; name: string }) {
  const { inDutch } = page;
  const to = usePath();
  const isEarlier = versionAfter(page) !== null;
  return (
    <header className="written-text__head">
      <PageHead
        title={page.title}
        description={page.intro}
        {...(isEarlier && { canonical: to(`/${name}`), isHiddenFromSearch: true })}
      />
      <h1 lang={langOf(inDutch, "title")}>{page.title}</h1>
      <p className="lead" lang={langOf(inDutch, "intro")}>
        {page.intro}
      </p>
    </header>
  );
}

/** The text of a written page. */
export function WrittenBody({ page }: { page: WrittenPage }) {
  return (
    <>
      <NotTranslated inDutch={page.inDutch} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown without scripts. */}
      <Prose lang={langOf(page.inDutch, "body")} dangerouslySetInnerHTML={{ __html: page.html }} />
    </>
  );
}

/** Says that this is an earlier version and when it was valid, if it is. */
export function EarlierVersion({ page, name }: { page: WrittenPage; name: string }) {
  const text = useText();
  const to = usePath();
  const laterVersion = versionAfter(page);
  if (!laterVersion) return null;
  const span = { from: new Date(page.changedAt), until: new Date(laterVersion.changedAt) };
  return (
    <Notice tone="warning" title={text("written.version")}>
      {text("written.version.text", span)} <Link href={to(`/${name}`)}>{text("written.version.present")}</Link>
    </Notice>
  );
}

/** The date of the last change, and all versions of the page. */
export function WrittenFoot({ page, name }: { page: WrittenPage; name: string }) {
  const text = useText();
  const format = useFormats();
  const to = usePath();
  const [currentVersion, ...earlierVersions] = page.versions;
  const changedText = text("written.changed", {
    date: format.longDate(new Date(currentVersion?.changedAt ?? page.changedAt)),
  });
  if (earlierVersions.length === 0) return <p className="written-text__foot meta">{changedText}</p>;
  return (
    <details className="written-text__foot" open={versionAfter(page) !== null}>
      <summary>
        <span className="meta">{changedText}</span> <span>{text("written.versions")}</span>
      </summary>
      <ol>
        {page.versions.map(({ id, changedAt, note, isNoteInDutch }) => (
          <li key={id}>
            <Link
              href={to(id === currentVersion?.id ? `/${name}` : `/${name}?version=${id}`)}
              aria-current={id === (page.version ?? currentVersion?.id) ? "page" : undefined}
            >
              {format.dateTime(new Date(changedAt))}
            </Link>
            {id === currentVersion?.id && ` (${text("written.versions.present")})`}
            <p lang={isNoteInDutch ? "nl" : undefined}>{note ?? text("written.versions.first")}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The version that replaced the shown one; null if that is the current one. */
function versionAfter({ version, versions }: WrittenPage) {
  if (!version) return null;
  const index = versions.findIndex(({ id }) => id === version);
  // A version older than the list was replaced, at the latest, by the last one in it.
  return (index < 0 ? versions.at(-1) : versions[index - 1]) ?? null;
}
