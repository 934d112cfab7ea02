import type { ProjectStatus, Theme } from "#domain/project.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = {
  project: { status: ProjectStatus; theme: Theme };
  /** The slug of its call. */
  call: string;
};

const tones = { shortlisted: "apricot", winner: "leaf", selected: "blossom", not_elected: undefined } as const;

/** The status and the theme of a project. */
export function ProjectTags({ project: { status, theme }, call }: Props) {
  const text = useText();
  const nameOf = useItemName();
  return (
    <>
      <Tag tone={tones[status]}>{text(`status.${status}`, { call })}</Tag>
      <Tag>{nameOf("themes", theme)}</Tag>
    </>
  );
}
