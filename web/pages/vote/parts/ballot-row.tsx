import type { ResultOf } from "gql.tada";
import { type ReactNode, useId } from "react";
import { langOf } from "#web/components/dutch.tsx";
import { imageOf } from "#web/components/photo.ts";
import { fund } from "#web/graphql/document.ts";
import { usePath } from "#web/path.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Amount } from "#web/ui/amount/amount.tsx";
import { useOptionWiring } from "#web/ui/field/field-context.ts";
import { Link } from "#web/ui/link/link.tsx";

/** The fields of a project that a voter needs. */
export const BallotRowFields = fund(`
  fragment BallotRowFields on Project {
    id slug theme illustration photo(language: $language) { src srcset width height focus } askedInCents
    text(language: $language) { title summary inDutch }
    organisation { name town(language: $language) }
  }
`);

/** A project on the ballot. */
export type Candidate = ResultOf<typeof BallotRowFields>;

type Props = { project: Candidate };

type ChoiceProps = Props & {
  /** The place of its theme in the filter; 0 if the filter does not offer it. */
  themePlace: number;
  isChosen: boolean;
  onChoose(id: string): void;
  /** Shows a link to the project's own page. */
  hasMore: boolean;
};

/** One project on the ballot that can be chosen: all of it is the label, except the link to read more. */
export function BallotChoice({ project, themePlace, isChosen, onChoose, hasMore }: ChoiceProps) {
  const { id, text: content } = project;
  const titleId = useId();
  const aboutId = useId();
  const amountId = useId();
  const wiring = useOptionWiring({ name: "project" }, id);
  return (
    <div className="ballot__row" data-theme-place={themePlace}>
      <label className="ballot__pick">
        <input
          {...wiring}
          type="radio"
          name="project"
          value={id}
          // The browser itself asks for a choice if the form is submitted without one.
          required
          checked={isChosen}
          onChange={() => onChoose(id)}
          // A screen reader reads the title first, and then the rest as a description.
          aria-labelledby={titleId}
          aria-describedby={`${aboutId} ${amountId}`}
        />
        <span className="ballot__mark" aria-hidden="true" />
        <Picture project={project} />
        <span className="ballot__text">
          <span className="ballot__title" id={titleId} lang={langOf(content.inDutch, "title")}>
            {content.title}
          </span>
          <span id={aboutId}>
            <About project={project} />
          </span>
        </span>
        <span className="ballot__ask" id={amountId}>
          <RequestedAmount project={project} />
        </span>
      </label>
      {hasMore && <ReadMore project={project} />}
    </div>
  );
}

function Picture({ project }: Props) {
  return (
    <span className="ballot__pic">
      <img {...imageOf(project, "12rem")} alt="" loading="lazy" />
    </span>
  );
}

function About({ project: { organisation, theme, text: content } }: Props) {
  const nameOf = useItemName();
  return (
    <>
      <span className="meta">
        {organisation.name}, {organisation.town} · {nameOf("themes", theme)}
      </span>
      <span className="ballot__desc" lang={langOf(content.inDutch, "summary")}>
        {content.summary}
      </span>
    </>
  );
}

function RequestedAmount({ project: { askedInCents } }: Props) {
  const text = useText("vote");
  const format = useFormats();
  return (
    <>
      <small>{text("ballot.asks")}</small> <Amount>{format.wholeMoney(askedInCents)}</Amount>
    </>
  );
}

function ReadMore({ project: { slug, text: content } }: Props) {
  const rich = useRichText("vote");
  const to = usePath();
  const hidden = (inside: ReactNode) => <span className="vh">{inside}</span>;
  return (
    <Link className="ballot__more" href={to(`/project/${slug}`)}>
      {rich("ballot.more", { title: content.title }, { hidden })}
    </Link>
  );
}
