import type { ProjectStatus, Theme } from "#domain/project.ts";
import { useText } from "#web/text.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = {
  project: { status: ProjectStatus; theme: Theme };
  /** The address of the call it stood in. */
  call: string;
};

const tones = { shortlisted: "apricot", winner: "leaf", selected: "blossom", not_elected: undefined } as const;

/** What became of a project, and what it is about. */
export function ProjectTags({ project: { status, theme }, call }: Props) {
  const text = useText();
  return (
    <>
      <Tag tone={tones[status]}>{text(`status.${status}`, { call })}</Tag>
      <Tag>{text(`theme.${theme}`)}</Tag>
    </>
  );
}
