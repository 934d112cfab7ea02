import { mayOpenArea, mayOpenTab } from "#domain/office-area.ts";
import { mayDo } from "#domain/permission.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
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
const CurrentCall = fund(`query CurrentCall { currentCall { slug } }`);

export const load = async (args: PageArgs) => {
  const officer = await enterOffice(args, "today");
  const asker = { roles: officer.roles, hasSecondFactor: true };
  const calls = mayDo(asker, "decideTie") ? (await args.api.query(WaitingTies)).calls : [];
  const { currentCall } = mayOpenTab(asker, "letters") ? await args.api.query(CurrentCall) : { currentCall: null };
  const hasTie = calls.some(({ undecidedTie }) => undecidedTie.length > 0);
  return { ...officer, hasTie, lettersOf: currentCall?.slug ?? null };
};

/** The first page of the office: what waits, and the areas that the reader may open. */
export default function OfficePage({ loaderData: { firstname, roles, hasTie, lettersOf } }: PageProps<typeof load>) {
  const text = useText("office");
  const to = usePath();
  const asker = { roles, hasSecondFactor: true };
  const runsCall = mayDo(asker, "runCall");
  return (
    <>
      <PageHead title={text("office.title")} description={text("office.lead")} />
      <OfficeHead title={text("office.heading", { firstname })} lead={text("office.lead")}>
        <ul className="plain row" aria-label={text("office.roles", { count: roles.length })}>
          {roles.map((role) => (
            <li key={role}>
              <Tag tone="blue">{text(`role.${role}`)}</Tag>
            </li>
          ))}
        </ul>
      </OfficeHead>
      {mayDo(asker, "decideTie") && (
        <section className="office-today" aria-labelledby="waiting-heading">
          <h2 id="waiting-heading">{text("office.waiting")}</h2>
          {hasTie ? (
            <ArrowLink href={to("/office/vote")}>{text("office.tie")}</ArrowLink>
          ) : (
            <Empty title={text("office.nothing")} />
          )}
        </section>
      )}
      {(mayOpenArea(asker, "calls") || lettersOf) && (
        <section className="office-today" aria-labelledby="runs-heading">
          <h2 id="runs-heading">{text("office.runs")}</h2>
          {mayOpenArea(asker, "calls") && <ArrowLink href={to("/office/calls")}>{text("office.calls")}</ArrowLink>}
          {runsCall && <ArrowLink href={to("/office/vote")}>{text("office.vote")}</ArrowLink>}
          {lettersOf && <ArrowLink href={to(`/office/calls/${lettersOf}/letters`)}>{text("office.letters")}</ArrowLink>}
        </section>
      )}
    </>
  );
}
