import type { ReactElement } from "react";
import { isOpenForVotes, type ProjectStatus, statusOfAmount } from "#domain/project.ts";
import { useProposer } from "#web/components/proposed-by.ts";
import { ShareLinks } from "#web/components/share-links.tsx";
import { VoteFor } from "#web/components/vote-for.tsx";
import type { ProjectData } from "#web/pages/project/slug/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Meter } from "#web/ui/meter/meter.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** The facts of a project, and what a reader can do for it. */
export function Glance({ project, isPreview }: { project: ProjectData; isPreview: boolean }) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  const { status, organisation, amountInCents, askedInCents, costInCents } = project;
  const amount = amountInCents ?? askedInCents;
  const amountStatus = statusOfAmount(project);
  const share = text("project.requestedOf", { asked: format.wholeMoney(amount), cost: format.wholeMoney(costInCents) });
  return (
    <aside className="detail__side" aria-labelledby="glance-heading">
      <Panel>
        <h2 id="glance-heading">{text("project.glance")}</h2>
        <GlanceFacts project={project} />
        {amountStatus !== "not_elected" && (
          <Meter label={text("project.meter")} value={amount} max={costInCents} text={share} />
        )}
        <p className="meta">
          {text(`project.rest.${restOf(status, amountStatus)}`, { amount: format.wholeMoney(amount) })}
        </p>
        <VoteFor project={project} />
        {organisation.website && (
          <LinkButton
            href={organisation.website}
            variant="secondary"
            className="full"
            iconAfter="external"
            rel="noopener"
          >
            {text("project.visit")}
          </LinkButton>
        )}
      </Panel>
      <Notice icon="heart" title={text("project.donate.title")} className="no-print">
        <p>{text("project.donate.text")}</p>
        <ArrowLink href={to(`/donate?project=${project.slug}`)}>{text("project.donate.action")}</ArrowLink>
      </Notice>
      {!isPreview && <ShareLinks title={project.text.title} heading={text("share.heading")} />}
    </aside>
  );
}

/** Says which sentence tells about the money of a project: the vote and its award may say different things. */
function restOf(status: ProjectStatus, amountStatus: ProjectStatus) {
  if (status === amountStatus) return status;
  return amountStatus === "not_elected" ? "noAward" : "lateAward";
}

function GlanceFacts({ project }: { project: ProjectData }) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  const nameProposer = useProposer();
  const { organisation, proposer, call, askedInCents, costInCents } = project;
  const vote = useVoteFact(project);
  const amounts = { asked: format.wholeMoney(askedInCents), cost: format.wholeMoney(costInCents) };
  return (
    <Facts
      items={[
        { term: text("project.organisation"), value: organisation.name },
        { term: text("project.place"), value: `${organisation.town}, ${text(`country.${organisation.country}`)}` },
        { term: text("project.proposedBy"), value: nameProposer(proposer) },
        { term: text("project.call"), value: <Link href={to(`/projects?call=${call.slug}`)}>{call.title}</Link> },
        ...(vote ? [{ term: text("project.vote"), value: vote }] : []),
        { term: text("project.requested"), value: text("project.requestedOf", amounts) },
      ]}
    />
  );
}

/** The result of the vote, or until when it is open; null if there was no vote. */
function useVoteFact(project: ProjectData): ReactElement | string | null {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  const { call, rank, votes } = project;
  if (votes !== null) {
    const place = rank === null ? [] : [text("project.rank", { rank })];
    return (
      <>
        {[...place, text("result.count", { votes })].join(" · ")}
        <br className="no-print" />
        <Link href={to(`/projects?call=${call.slug}#results`)} className="no-print">
          {text("project.toResult")}
        </Link>
      </>
    );
  }
  if (!isOpenForVotes(project) || !call.votingCloses) return null;
  return text("project.voteUntil", { until: format.until(new Date(call.votingCloses)) });
}
