import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import { FactSheet } from "#web/components/fact-sheet.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { FindReceipt } from "#web/pages/vote/find-receipt.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";
import { Table } from "#web/ui/table/table.tsx";
import type { Route } from "./+types/count-again.ts";
import "#web/components/fact-sheet.css";
import "./proof.css";

const CountAgain = fund(`
  query CountAgain($language: Language!, $code: String!) {
    calls { slug title(language: $language) voteProof { votes receipts ballots hasReceipt(code: $code) } }
  }
`);

// The ballots name projects in one language, as their addresses do: here stands which is which.
const CountedRows = fund(`
  query CountedRows($slug: String!, $language: Language!) {
    call(slug: $slug) {
      results { rows { votes project { slug text(language: $language) { title inDutch } } } }
    }
  }
`);

const load = async ({ api, language, url }: PageArgs) => {
  const code = url.searchParams.get("code");
  const { calls } = await api.query(CountAgain, { language, code: code ?? "" });
  const asked = url.searchParams.get("call");
  // The latest comes first, and unless asked for another, the latest that was counted is what people hold a code of.
  const all = calls.flatMap(({ voteProof, slug, title }) => (voteProof ? [{ ...voteProof, slug, title }] : []));
  const counted = all.find(({ slug }) => slug === asked) ?? all[0] ?? null;
  const { call } = counted?.ballots ? await api.query(CountedRows, { slug: counted.slug, language }) : {};
  return { code, counted, rows: call?.results?.rows ?? [] };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** The vote that is counted again. */
export type CountedVote = NonNullable<Awaited<ReturnType<typeof load>>["counted"]>;

export default function CountAgainPage({ loaderData: { code, counted, rows } }: Route.ComponentProps) {
  const text = useText();
  const rich = useRichText();
  const to = usePath();
  const results = (inside: ReactNode) =>
    counted?.ballots ? <Link href={to(`/projects?call=${counted.slug}#results`)}>{inside}</Link> : inside;
  return (
    <>
      <PageHead title={text("proof.recount")} description={text("proof.recount.lead")} />
      <PageTop title={text("proof.recount")} lead={text("proof.recount.lead")} />
      <div className="wrap">
        {counted ? (
          <FindReceipt counted={counted} code={code} />
        ) : (
          <Notice title={text("proof.none")}>{text("proof.none.text")}</Notice>
        )}
      </div>
      {counted && <Lists counted={counted} />}
      <section className="section" aria-labelledby="how-heading">
        <div className="wrap sheet">
          <div className="sheet__head">
            <h2 id="how-heading">{text("proof.how")}</h2>
            <p>{text("proof.how.server")}</p>
            <ArrowLink href={to("/vote/who-sees-what")}>{text("proof.toWho")}</ArrowLink>
          </div>
          <div className="stack">
            <Numbered
              items={[
                { title: text("proof.how.download"), text: text("proof.how.download.text") },
                {
                  title: text("proof.how.count"),
                  text: (
                    <>
                      {text("proof.how.count.text")}
                      <code className="proof-command" translate="no">
                        tail -n +2 ballots.csv | sort | uniq -c | sort -rn
                      </code>
                    </>
                  ),
                },
                { title: text("proof.how.compare"), text: rich("proof.how.compare.text", {}, { results }) },
                { title: text("proof.how.points"), text: text("proof.how.points.text") },
              ]}
            />
            {rows.length > 0 && <Names rows={rows} />}
          </div>
        </div>
      </section>
    </>
  );
}

/** What each project is called in the file, and how many votes whoever counts should find. */
function Names({ rows }: Pick<Route.ComponentProps["loaderData"], "rows">) {
  const text = useText();
  const format = useFormats();
  return (
    <Table className="proof-names" caption={text("proof.names")} isCaptionShown stack>
      <thead>
        <tr>
          <th scope="col">{text("proof.names.file")}</th>
          <th scope="col">{text("proof.names.project")}</th>
          <th scope="col" className="n">
            {text("proof.names.votes")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ votes, project: { slug, text: says } }) => (
          <tr key={slug}>
            <td translate="no" data-label={text("proof.names.file")}>
              <code>{slug}</code>
            </td>
            <td lang={langOf(says.inDutch, "title")} data-label={text("proof.names.project")}>
              {says.title}
            </td>
            <td className="n" data-label={text("proof.names.votes")}>
              {format.number(votes)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** All that was published of a vote. */
function Lists({ counted: { title, receipts, ballots } }: { counted: CountedVote }) {
  const text = useText();
  const rich = useRichText();
  const hidden = (inside: ReactNode) => <span className="vh">{inside}</span>;
  const download = (address: string, name: string) => (
    <Link href={address} download>
      {rich("proof.lists.download", { name }, { hidden })}
    </Link>
  );
  const [codes, votes] = [text("proof.lists.receipts"), text("proof.lists.ballots")];
  const facts = [
    {
      term: codes,
      value: (
        <>
          {text("proof.lists.receipts.text")} {download(receipts, codes)}
        </>
      ),
    },
    {
      term: votes,
      value: ballots ? (
        <>
          {text("proof.lists.ballots.text")} {download(ballots, votes)}
        </>
      ) : (
        text("proof.lists.ballots.later")
      ),
    },
  ];
  return <FactSheet heading={text("proof.lists", { call: title })} lead={text("proof.lists.text")} facts={facts} />;
}
