import type { ProjectStatus, Theme } from "#domain/project.ts";
import { useText } from "#web/text.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = {
  project: { status: ProjectStatus; theme: Theme; text: { inDutch: readonly string[] } };
  /** The address of the call it stood in. */
  call: string;
};

const tones = { shortlisted: "apricot", winner: "leaf", selected: "blossom", not_elected: undefined } as const;

/** What became of a project, what it is about, and that it stands in Dutch where that is not the page's language. */
export function ProjectTags({ project: { status, theme, text: says }, call }: Props) {
  const text = useText();
  return (
    <>
      <Tag tone={tones[status]}>{text(`status.${status}`, { call })}</Tag>
      <Tag>{text(`theme.${theme}`)}</Tag>
      {says.inDutch.includes("title") && <Tag tone="blue">{text("project.inDutch")}</Tag>}
    </>
  );
}
