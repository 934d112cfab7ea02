import { ProjectCardFields } from "#web/components/project-card.tsx";
import { fund } from "#web/graphql/document.ts";

/** Everything that the page of a project shows. */
export const ProjectPageFields = fund(
  `
  fragment ProjectPageFields on Project {
    id slug status theme illustration costInCents askedInCents amountInCents rank votes isReportDue
    photo(language: $language) { src srcset width height focus alt inDutch maker }
    text(language: $language) {
      title summary inDutch
      story {
        description impact quote followUp inDutch
        deliveries { promised delivered isMet inDutch }
        gallery { illustration caption inDutch }
      }
    }
    organisation { name town(language: $language) country website }
    proposer { status branch department firstname }
    call { slug title(language: $language) phase submissionsOpen votingCloses awardsFrom hasVoted }
    neighbours {
      previous { slug text(language: $language) { title inDutch } }
      next { slug text(language: $language) { title inDutch } }
      others { ...ProjectCardFields }
    }
  }
`,
  [ProjectCardFields],
);
