import { reportDue, statusOfAmount } from "#domain/project.ts";
import { langOf } from "#web/components/dutch.tsx";
import type { ProjectData } from "#web/pages/project/slug/page.tsx";
import { Paragraphs } from "#web/pages/project/slug/parts/paragraphs.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";

type Delivery = ProjectData["text"]["story"]["deliveries"][number];

/** The result of a project one year later; it says so if nobody knows yet. */
export function FollowUp({ project }: { project: ProjectData }) {
  const text = useText("public");
  const format = useFormats();
  const { followUp, deliveries, inDutch } = project.text.story;
  const status = statusOfAmount(project);
  const wasSupported = status === "winner" || status === "selected";
  if (!wasSupported) return null;
  const dueDate = reportDue(new Date(project.call.awardsFrom));
  const isReported = Boolean(followUp) || deliveries.length > 0;
  return (
    <>
      <h2>{text("project.oneYearLater")}</h2>
      {followUp && <Paragraphs lang={langOf(inDutch, "followUp")}>{followUp}</Paragraphs>}
      {deliveries.length > 0 && <Promises deliveries={deliveries} />}
      {!isReported && (
        <p>
          {project.isReportDue
            ? text("project.reportMissing")
            : text("project.reportFrom", { date: format.longDate(dueDate) })}
        </p>
      )}
    </>
  );
}

function Promises({ deliveries }: { deliveries: Delivery[] }) {
  const text = useText("public");
  const metCount = deliveries.filter(({ isMet }) => isMet).length;
  return (
    <div className="promises">
      <p className="promises__kept">{text("project.kept", { met: metCount, all: deliveries.length })}</p>
      <table>
        <caption className="vh">{text("project.deliveries")}</caption>
        <thead>
          <tr>
            <th scope="col">{text("project.promised")}</th>
            <th scope="col">{text("project.delivered")}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ promised, delivered, isMet, inDutch }) => (
            <tr key={promised}>
              <th scope="row" lang={langOf(inDutch, "promised")}>
                {promised}
              </th>
              <td>
                <span className={classNames("promises__sign", isMet && "is-met")}>
                  {isMet && <Icon name="check" />}
                </span>
                <span>
                  <strong lang={langOf(inDutch, "delivered")}>{delivered}</strong>{" "}
                  <small className={isMet ? "vh" : undefined}>{text(isMet ? "project.met" : "project.notMet")}</small>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
