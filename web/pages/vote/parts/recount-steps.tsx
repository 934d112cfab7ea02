import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import type { CountedRow, CountedVote } from "#web/pages/vote/count-again/page.tsx";
import { FindReceipt } from "#web/pages/vote/parts/find-receipt.tsx";
import { ListLink } from "#web/pages/vote/parts/list-link.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Table } from "#web/ui/table/table.tsx";

type Props = { countedVote: CountedVote; code: string | null; rows: CountedRow[] };

/** Explains how to check a vote: find a code, download the lists, count. */
export function RecountSteps({ countedVote, code, rows }: Props) {
  const text = useText("vote");
  const { votes, receipts, ballots } = countedVote;
  return (
    <ol className="plain">
      <Step number={1} title={text("proof.find")}>
        <FindReceipt countedVote={countedVote} code={code} />
      </Step>
      <Step number={2} title={text("proof.lists")}>
        <p>{text("proof.lists.text")}</p>
        <p className="row">
          <ListLink href={ballots ?? ""}>{text("proof.lists.ballots", { votes })}</ListLink>
          <ListLink href={receipts}>{text("proof.lists.receipts", { votes })}</ListLink>
        </p>
      </Step>
      <Step number={3} title={text("proof.compare")}>
        <Compare countedVote={countedVote} rows={rows} />
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="rstep rstep--numbered">
      <span className="rstep__number" aria-hidden="true">
        {number}
      </span>
      <div className="rstep__text">
        <h2>{title}</h2>
        {children}
      </div>
    </li>
  );
}

function Compare({ countedVote: { slug }, rows }: Omit<Props, "code">) {
  const text = useText("vote");
  const rich = useRichText("vote");
  const to = usePath();
  const results = (inside: ReactNode) => <Link href={to(`/projects?call=${slug}#results`)}>{inside}</Link>;
  return (
    <>
      <p>{rich("proof.compare.text", {}, { results })}</p>
      <div>
        <FoldedWords title={text("proof.how")}>
          <p>{text("proof.how.text")}</p>
          <code className="rstep__command" translate="no">
            tail -n +2 ballots.csv | sort | uniq -c | sort -rn
          </code>
        </FoldedWords>
        {rows.length > 0 && (
          <FoldedWords title={text("proof.names")}>
            <Names rows={rows} />
          </FoldedWords>
        )}
        <FoldedWords title={text("proof.points")}>
          <p>{text("proof.points.text")}</p>
        </FoldedWords>
      </div>
    </>
  );
}

/** The name of each project in the file, and its expected number of votes. */
function Names({ rows }: Pick<Props, "rows">) {
  const text = useText("vote");
  const format = useFormats();
  return (
    <Table className="rstep__names" caption={text("proof.names")} stack>
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
        {rows.map(({ votes, project: { slug, text: content } }) => (
          <tr key={slug}>
            <td translate="no" data-label={text("proof.names.file")}>
              <code>{slug}</code>
            </td>
            <td lang={langOf(content.inDutch, "title")} data-label={text("proof.names.project")}>
              {content.title}
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
