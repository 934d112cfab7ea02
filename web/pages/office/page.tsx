import { type Act, mayDo } from "#domain/permission.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import "./page.css";

const WaitingTies = fund(`query WaitingTies { calls { slug undecidedTie { id } } }`);

export const load = async (args: PageArgs) => {
  const officer = await enterOffice(args);
  const decides = mayDo({ roles: officer.roles, hasSecondFactor: true }, "decideTie");
  const calls = decides ? (await args.api.query(WaitingTies)).calls : [];
  return { ...officer, hasTie: calls.some(({ undecidedTie }) => undecidedTie.length > 0) };
};

/** The first page of the office: the tasks that wait. */
export default function OfficePage({ loaderData: { firstname, roles, hasTie } }: PageProps<typeof load>) {
  const text = useText("office");
  const to = usePath();
  const may = (act: Act) => mayDo({ roles, hasSecondFactor: true }, act);
  return (
    <>
      <PageHead title={text("office.title")} description={text("office.lead")} />
      <PageTop eyebrow={text("office.title")} title={text("office.heading", { firstname })} lead={text("office.lead")}>
        <div className="office__roles">
          <h2 className="meta">{text("office.roles", { count: roles.length })}</h2>
          <ul className="plain row">
            {roles.map((role) => (
              <li key={role}>
                <Tag tone="blue">{text(`role.${role}`)}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </PageTop>
      {may("printAccessLetters") && (
        <section className="wrap office__runs" aria-labelledby="runs-heading">
          <h2 id="runs-heading">{text("office.runs")}</h2>
          {may("runCall") && (
            <>
              <ArrowLink href={to("/office/vote")}>{text("office.vote")}</ArrowLink>
              <ArrowLink href={to("/office/kiosks")}>{text("office.kiosks")}</ArrowLink>
            </>
          )}
          <ArrowLink href={to("/office/letters")}>{text("office.letters")}</ArrowLink>
        </section>
      )}
      {may("decideTie") && (
        <section className="wrap office__waiting" aria-labelledby="waiting-heading">
          <h2 id="waiting-heading">{text("office.waiting")}</h2>
          {hasTie ? (
            <ArrowLink href={to("/office/vote")}>{text("office.tie")}</ArrowLink>
          ) : (
            <Empty title={text("office.nothing")} />
          )}
        </section>
      )}
    </>
  );
}
