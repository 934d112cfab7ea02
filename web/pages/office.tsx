import { mayDo } from "#domain/permission.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { enterOffice } from "#web/office.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";
import type { Route } from "./+types/office.ts";
import "./office.css";

export const loader = onServer(enterOffice);
export const clientLoader = inBrowser(enterOffice);

/** Where those who run the fund begin: what waits for them. */
export default function OfficePage({ loaderData: { firstname, roles } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
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
      {mayDo({ roles, hasSecondFactor: true }, "runCall") && (
        <section className="wrap office__runs" aria-labelledby="runs-heading">
          <h2 id="runs-heading">{text("office.runs")}</h2>
          <p>{text("office.vote.text")}</p>
          <ArrowLink href={to("/office/vote")}>{text("office.vote")}</ArrowLink>
        </section>
      )}
      <section className="wrap office__waiting" aria-labelledby="waiting-heading">
        <h2 id="waiting-heading">{text("office.waiting")}</h2>
        <Empty title={text("office.nothing")}>{text("office.nothing.text")}</Empty>
      </section>
    </>
  );
}
