import { statusOfAmount } from "#domain/project.ts";
import { langOf, NotTranslated } from "#web/components/dutch.tsx";
import { useIllustrationText } from "#web/components/illustration-text.ts";
import { imageOf } from "#web/components/photo.ts";
import { ProjectTags } from "#web/components/project-tags.tsx";
import type { ProjectData } from "#web/pages/project/slug/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb/breadcrumb.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

/** The project at a glance: its title, its picture, and the amount over it. */
export function ProjectHead({ project }: { project: ProjectData }) {
  const text = useText("public");
  const to = usePath();
  const format = useFormats();
  const pictureText = useIllustrationText();
  const { call, illustration, photo, amountInCents, askedInCents, text: content } = project;
  const crumbs = [
    { label: text("shell.projects"), href: to("/projects") },
    { label: call.title, href: to(`/projects?call=${call.slug}`) },
  ];
  return (
    <header className="wrap detail__in">
      <div className="detail__text">
        <Breadcrumb label={text("project.breadcrumb")} items={crumbs} />
        <h1 lang={langOf(content.inDutch, "title")}>{content.title}</h1>
        <p className="lead" lang={langOf(content.inDutch, "summary")}>
          {content.summary}
        </p>
        <div className="detail__tags">
          <ProjectTags project={project} call={call} />
          <Tag tone="blue">{text("project.external")}</Tag>
        </div>
        <NotTranslated inDutch={partsInDutch(content)} />
      </div>
      <div className="detail__pic">
        <div className="detail__frame">
          <img
            {...imageOf(project, "(min-width: 60em) 40rem, 92vw")}
            alt={photo ? photo.alt : pictureText(illustration)}
            lang={photo ? langOf(photo.inDutch, "alt") : undefined}
            fetchPriority="high"
          />
        </div>
        {photo && <small className="detail__maker">© {photo.maker}</small>}
        <p className="kernel-amount">
          <span>{text(`project.amount.${statusOfAmount(project)}`)}</span>{" "}
          <strong className="num">{format.wholeMoney(amountInCents ?? askedInCents)}</strong>
        </p>
      </div>
    </header>
  );
}

/** All parts of the page that are in Dutch, long or short. */
function partsInDutch({ inDutch, story }: ProjectData["text"]): string[] {
  const parts = [story, ...story.deliveries, ...story.gallery];
  return [...inDutch, ...parts.flatMap((part) => part.inDutch)];
}
