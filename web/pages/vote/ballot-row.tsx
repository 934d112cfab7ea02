import type { ResultOf } from "gql.tada";
import type { ReactNode } from "react";
import { langOf } from "#web/components/dutch.tsx";
import { illustrationUrl } from "#web/components/illustration.ts";
import { fund } from "#web/graphql/document.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Amount } from "#web/ui/amount/amount.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** What a voter needs to know of a project. */
export const BallotRowFields = fund(`
  fragment BallotRowFields on Project {
    slug theme illustration askedInCents
    text(language: $language) { title summary inDutch }
    organisation { name town }
  }
`);

type Props = { project: ResultOf<typeof BallotRowFields> };

/** One project on the ballot. */
export function BallotRow({ project }: Props) {
  const text = useText();
  const rich = useRichText();
  const format = useFormats();
  const to = usePath();
  const { organisation, illustration, theme, text: says } = project;
  const hidden = (inside: ReactNode) => <span className="vh">{inside}</span>;
  return (
    <li className="ballot__row">
      <div className="ballot__pic">
        <img src={illustrationUrl(illustration)} alt="" width="800" height="600" loading="lazy" />
      </div>
      <div className="ballot__text">
        <h3 lang={langOf(says.inDutch, "title")}>{says.title}</h3>
        <p className="meta">
          {organisation.name}, {organisation.town} · {text(`theme.${theme}`)}
        </p>
        <p className="ballot__desc" lang={langOf(says.inDutch, "summary")}>
          {says.summary}
        </p>
        <Link className="ballot__more" href={to(`/project/${project.slug}`)}>
          {rich("ballot.more", { title: says.title }, { hidden })}
        </Link>
      </div>
      <p className="ballot__ask">
        <small>{text("ballot.asks")}</small> <Amount>{format.wholeMoney(project.askedInCents)}</Amount>
      </p>
    </li>
  );
}
