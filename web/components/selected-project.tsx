import type { ResultOf } from "gql.tada";
import { lazy } from "react";
import { isOpenForVotes, statusOfAmount } from "#domain/project.ts";
import type { CatalogueEntry } from "#web/components/catalogue-fields.ts";
import { cardId, selectedHeadingId } from "#web/components/catalogue-ids.ts";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { Impact } from "#web/components/impact.tsx";
import { imageOf } from "#web/components/photo.ts";
import { ProjectTags } from "#web/components/project-tags.tsx";
import { useProposer } from "#web/components/proposed-by.ts";
import { fund } from "#web/graphql/document.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Amount } from "#web/ui/amount/amount.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./selected-project.css";

/** The fields of the open project beside a list. */
export const SelectedProjectFields = fund(`
  fragment SelectedProjectFields on Project {
    id slug status theme illustration photo(language: $language) { src srcset width height focus } amountInCents askedInCents
    text(language: $language) { title summary inDutch story { impact inDutch } }
    organisation { name town(language: $language) }
    proposer { status branch department firstname }
    call { slug phase hasVoted submissionsOpen }
  }
`);

// Most projects are in no vote, so we load the link to the ballot with the first one that is.
const loadVoteFor = async () => ({ default: (await import("#web/components/vote-for.tsx")).VoteFor });
const VoteFor = import.meta.env.SSR ? (await loadVoteFor()).default : lazy(loadVoteFor);

/** Loads the link to the ballot for a project in a vote, so that it appears together with the rest. */
export async function prepareSelected(project: Parameters<typeof isOpenForVotes>[0]): Promise<void> {
  if (isOpenForVotes(project)) await loadVoteFor();
}

type Project = ResultOf<typeof SelectedProjectFields>;
type Props = {
  project: Project;
  /** The list around it, which may show it with another drawing. */
  entries: readonly CatalogueEntry[];
  /** The address of the list without the open project. */
  closeHref: string;
};

/** The open project: beside the list on wide screens, alone on narrow ones. */
export function SelectedProject({ project, entries, closeHref }: Props) {
  const text = useText("public");
  const { illustration } = entries.find((entry) => entry.project.id === project.id)?.project ?? project;
  const { text: content } = project;
  const { story } = content;
  const cardHref = `${closeHref}#${cardId(project.slug)}`;
  return (
    <div className="selected-place">
      <p className="selected-back">
        <LinkButton href={cardHref} variant="quiet" iconBefore="back">
          {text("projects.back")}
        </LinkButton>
      </p>
      <div className="selected">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard. */}
        <section className="selected__text" aria-labelledby={selectedHeadingId} tabIndex={0}>
          <div className="selected__pic">
            <img {...imageOf({ ...project, illustration }, "(min-width: 40em) 26rem, 92vw")} alt="" />
            <Link href={cardHref} className="icon-btn selected__close" aria-label={text("projects.close")}>
              <Icon name="close" />
            </Link>
          </div>
          <div className="selected__body">
            <div className="selected__tags">
              <ProjectTags project={project} call={project.call} />
            </div>
            <h1 id={selectedHeadingId} tabIndex={-1} lang={langOf(content.inDutch, "title")}>
              {content.title}
            </h1>
            <NotTranslated
              inDutch={[...content.inDutch, ...story.inDutch]}
              visibleParts={["title", "summary", "impact"]}
            />
            <p lang={langOf(content.inDutch, "summary")}>{content.summary}</p>
            {story.impact && (
              <Impact isSmall lang={langOf(story.inDutch, "impact")}>
                {story.impact}
              </Impact>
            )}
            <SelectedFacts project={project} />
          </div>
        </section>
        <SelectedActions project={project} />
      </div>
    </div>
  );
}

function SelectedFacts({ project }: { project: Project }) {
  const text = useText("public");
  const format = useFormats();
  const nameProposer = useProposer();
  const { organisation, proposer, amountInCents, askedInCents } = project;
  const amount = <Amount>{format.wholeMoney(amountInCents ?? askedInCents)}</Amount>;
  return (
    <Facts
      items={[
        { term: text("project.organisation"), value: `${organisation.name}, ${organisation.town}` },
        { term: text("project.proposedBy"), value: nameProposer(proposer) },
        { term: text(`project.amount.${statusOfAmount(project)}`), value: amount },
      ]}
    />
  );
}

/** While the vote is open, voting comes first. */
function SelectedActions({ project }: { project: Project }) {
  const text = useText("public");
  const to = usePath();
  const { slug } = project;
  const isOnBallot = isOpenForVotes(project);
  return (
    <div className="row selected__actions">
      {isOnBallot && <VoteFor project={project} />}
      <LinkButton href={to(`/project/${slug}`)} {...(isOnBallot ? { variant: "quiet" } : { iconAfter: "arrow" })}>
        {text(isOnBallot ? "projects.more" : "projects.story")}
      </LinkButton>
      {!isOnBallot && (
        <LinkButton href={to(`/donate?project=${slug}`)} variant="quiet">
          {text("project.donate.action")}
        </LinkButton>
      )}
    </div>
  );
}
