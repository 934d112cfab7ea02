import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Views } from "#web/ui/views/views.tsx";

const paths = { pages: "/office/texts", projects: "/office/projects", offers: "/office/offers" } as const;

/** The kinds of texts that editors write, each with a list of its own. */
export function TextKinds({ current }: { current: keyof typeof paths }) {
  const text = useText("writing");
  const to = usePath();
  const views = (["projects", "offers", "pages"] as const).map((kind) => ({
    href: to(paths[kind]),
    label: text(`writing.kind.${kind}`),
    isCurrent: kind === current,
  }));
  return <Views label={text("writing.kinds")} views={views} />;
}
