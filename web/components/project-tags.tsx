import { yearOf } from "#domain/brussels-time.ts";
import type { ProjectStatus, Theme } from "#domain/project.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = {
  project: { status: ProjectStatus; theme: Theme };
  /** Its call, which people know by the year in which it opened. */
  call: { submissionsOpen: string };
};

const tones = { shortlisted: "apricot", winner: "leaf", selected: "blossom", not_elected: undefined } as const;

/** The status and the theme of a project. */
export function ProjectTags({ project: { status, theme }, call }: Props) {
  const text = useText();
  const nameOf = useItemName();
  return (
    <>
      <Tag tone={tones[status]}>{text(`status.${status}`, { year: yearOf(new Date(call.submissionsOpen)) })}</Tag>
      <Tag>{nameOf("themes", theme)}</Tag>
    </>
  );
}
