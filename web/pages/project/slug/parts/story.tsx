import { langOf } from "#web/components/dutch.tsx";
import { Impact } from "#web/components/impact.tsx";
import { useProposedBy } from "#web/components/proposed-by.ts";
import type { ProjectData } from "#web/pages/project/slug/page.tsx";
import { FollowUp } from "#web/pages/project/slug/parts/follow-up.tsx";
import { Gallery } from "#web/pages/project/slug/parts/gallery.tsx";
import { Paragraphs } from "#web/pages/project/slug/parts/paragraphs.tsx";
import { useText } from "#web/text.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";

/** The story of a project: its work, its impact, its proposer, its pictures and its results. Old projects lack some. */
export function Story({ project }: { project: ProjectData }) {
  const text = useText("public");
  const proposedBy = useProposedBy();
  const story = project.text.story;
  return (
    <Prose>
      {story.description && (
        <>
          <h2>{text("project.story")}</h2>
          <Paragraphs lang={langOf(story.inDutch, "description")}>{story.description}</Paragraphs>
        </>
      )}
      {story.impact && (
        <>
          <h2>{text("project.impact")}</h2>
          <Impact lang={langOf(story.inDutch, "impact")}>{story.impact}</Impact>
        </>
      )}
      {story.quote && (
        <figure className="quote">
          <blockquote lang={langOf(story.inDutch, "quote")}>
            <p>{text("project.quote", { quote: story.quote })}</p>
          </blockquote>
          <figcaption>
            <span className="quote__who" aria-hidden="true" />
            <strong>{proposedBy(project.proposer)}</strong>
          </figcaption>
        </figure>
      )}
      <FollowUp project={project} />
      <Gallery pictures={story.gallery} />
    </Prose>
  );
}
