import { smallestGroup } from "#domain/vote.ts";
import { FactSheet } from "#web/components/fact-sheet.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Table } from "#web/ui/table/table.tsx";
import "./proof.css";

const people = ["you", "colleague", "committee", "coordinator", "operator"] as const;
const moments = ["voting", "closed", "released"] as const;
const limits = ["key", "backup", "access", "paper", "code", "device", "reminder"] as const;

/** Who can see what of a vote, and what we cannot promise. */
export default function WhoSeesWhatPage() {
  const text = useText();
  const to = usePath();
  return (
    <>
      <PageHead title={text("proof.who")} description={text("proof.who.lead")} />
      <PageTop title={text("proof.who")} lead={text("proof.who.lead")} />
      <div className="wrap proof-table">
        <Table caption={text("proof.who.caption")} stack>
          <thead>
            <tr>
              <th scope="col">{text("proof.who.person")}</th>
              {moments.map((moment) => (
                <th key={moment} scope="col">
                  {text(`proof.who.${moment}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person}>
                <th scope="row">{text(`proof.${person}`)}</th>
                {moments.map((moment) => (
                  <td key={moment} data-label={text(`proof.who.${moment}`)}>
                    {text(`proof.${person}.${moment}`, { smallest: smallestGroup })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <FactSheet
        heading={text("proof.honest")}
        lead={text("proof.honest.lead")}
        facts={limits.map((limit) => ({
          term: text(`proof.honest.${limit}`),
          value: text(`proof.honest.${limit}.text`),
        }))}
      >
        <LinkButton href={to("/vote")} variant="secondary" iconAfter="arrow">
          {text("proof.toVote")}
        </LinkButton>
        <ArrowLink href={to("/vote/count-again")}>{text("proof.toRecount")}</ArrowLink>
      </FactSheet>
    </>
  );
}
