import type { ResultOf } from "gql.tada";
import { statusOfAmount } from "#domain/project.ts";
import type { TextPart } from "#domain/search.ts";
import { langOf } from "#web/components/dutch.tsx";
import { HighlightedText } from "#web/components/highlighted-text.tsx";
import { imageOf } from "#web/components/photo.ts";
import { ProjectTags } from "#web/components/project-tags.tsx";
import { fund } from "#web/graphql/document.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Amount } from "#web/ui/amount/amount.tsx";
import { PictureCard } from "#web/ui/picture-card/picture-card.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** The fields of a project on a card. */
export const ProjectCardFields = fund(`
  fragment ProjectCardFields on Project {
    id slug status theme illustration photo(language: $language) { src srcset width height focus } amountInCents askedInCents
    text(language: $language) { title inDutch }
    organisation { name town(language: $language) }
  }
`);

export type CardProject = ResultOf<typeof ProjectCardFields>;

type Props = {
  project: CardProject;
  call: { submissionsOpen: string };
  href: string;
  heading?: "h2" | "h3";
  isSelected?: boolean;
  /** The parts that match the search. */
  match?: Match | null | undefined;
};

type Match = Record<"title" | "organisation" | "town" | "excerpt", TextPart[]> & { isExcerptInDutch: boolean };

/** A project in a list. */
export function ProjectCard({ project, call, href, heading = "h3", isSelected = false, match }: Props) {
  const text = useText();
  const { organisation, illustration, photo, text: content } = project;
  const titleLanguage = langOf(content.inDutch, "title");
  return (
    <PictureCard
      picture={{ ...imageOf({ illustration, photo }, "(min-width: 40em) 22rem, 92vw"), alt: "" }}
      href={href}
      title={<span lang={titleLanguage}>{match ? <HighlightedText parts={match.title} /> : content.title}</span>}
      heading={heading}
      tags={
        <>
          <ProjectTags project={project} call={call} />
          {titleLanguage && <Tag tone="blue">{text("project.inDutch")}</Tag>}
        </>
      }
      meta={match ? <OrganisationMatch match={match} /> : `${organisation.name}, ${organisation.town}`}
      end={<CardAmount project={project} />}
      isSelected={isSelected}
    >
      {match && match.excerpt.length > 0 && (
        <p className="pcard__excerpt" lang={match.isExcerptInDutch ? "nl" : undefined}>
          <HighlightedText parts={match.excerpt} />
        </p>
      )}
    </PictureCard>
  );
}

function OrganisationMatch({ match: { organisation, town } }: { match: Match }) {
  return (
    <>
      <HighlightedText parts={organisation} />, <HighlightedText parts={town} />
    </>
  );
}

/** The amount that the fund gave or is asked for, large; an amount that was not granted is in small print. */
function CardAmount({ project }: { project: CardProject }) {
  const text = useText();
  const format = useFormats();
  const { amountInCents, askedInCents } = project;
  const status = statusOfAmount(project);
  if (status === "not_elected") {
    return <span className="meta">{text("project.asked", { amount: format.wholeMoney(askedInCents) })}</span>;
  }
  return (
    <Amount>
      <span className="vh">{text(`project.amount.${status}`)} </span>
      {format.wholeMoney(amountInCents ?? askedInCents)}
    </Amount>
  );
}
