import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Views } from "#web/ui/views/views.tsx";

const paths = {
  all: "/office/texts",
  project: "/office/projects",
  offer: "/office/offers",
  organisation: "/office/organisations",
  page: "/office/texts?kind=page",
  news: "/office/texts?kind=news",
  mail: "/office/texts?kind=mail",
} as const;
const labels = {
  all: "texts.all",
  project: "writing.kind.projects",
  offer: "writing.kind.offers",
  organisation: "writing.kind.organisations",
  page: "writing.kind.pages",
  news: "texts.kinds.news",
  mail: "texts.kinds.mail",
} as const;

export type ShownKind = keyof typeof paths;

/** The kinds of texts that editors write. */
export function TextKinds({ current }: { current: ShownKind | null }) {
  const text = useText("writing");
  const to = usePath();
  const views = (Object.keys(paths) as ShownKind[]).map((kind) => ({
    href: to(paths[kind]),
    label: text(labels[kind]),
    isCurrent: kind === current,
  }));
  return <Views label={text("writing.kinds")} views={views} />;
}
