import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { type CardProject, ProjectCard } from "#web/components/project-card.tsx";
import { selectedHeadingId } from "#web/components/selected-project.tsx";
import { useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import "./catalogue.css";

type Props = {
  tabs: ReactNode;
  /** In a few words, what comes first. */
  order: string;
  projects: { project: CardProject; call: string; href: string }[];
  /** The project that is open, and the part of the page that shows it. */
  openSlug: string | undefined;
  open: ReactNode;
};

/** Projects as cards, with the open one beside them; on narrow screens the open one stands alone. */
export function Catalogue({ tabs, order, projects, openSlug, open }: Props) {
  const text = useText();
  useFocusOnOpen(openSlug);
  return (
    <div className={classNames("wrap catalogue", Boolean(open) && "is-open")}>
      {tabs}
      <p className="catalogue__count">
        <strong>{text("projects.count", { count: projects.length })}</strong> <span className="muted">{order}</span>
      </p>
      <div className="catalogue__in">
        {open}
        <ul className="cards">
          {projects.map(({ project, call, href }) => (
            <li key={project.id} id={cardId(project.slug)}>
              <ProjectCard
                project={project}
                call={call}
                href={href}
                heading="h2"
                isSelected={project.slug === openSlug}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const cardId = (slug: string) => `card-${slug}`;

/** Gives the focus to the project that opens, and back to its card when it closes; not on the first page. */
function useFocusOnOpen(openSlug: string | undefined): void {
  const navigation = useNavigationType();
  const earlier = useRef(openSlug);
  useEffect(() => {
    const before = earlier.current;
    earlier.current = openSlug;
    if (before === openSlug) return;
    const card = document.getElementById(cardId(openSlug ?? before ?? ""));
    // Going back in the browser's history brings its own place on the page along.
    const isBack = navigation === "POP";
    if (!openSlug) return card?.querySelector("a")?.focus({ preventScroll: isBack });
    const heading = document.getElementById(selectedHeadingId);
    heading?.focus({ preventScroll: true });
    if (!isBack) bringIntoView(heading?.closest(".selected-place"), card);
  }, [openSlug, navigation]);
}

/** Beside the list what is open is always in view, and its card must stay so; alone it begins at the top. */
function bringIntoView(place: Element | null | undefined, card: Element | null): void {
  const isBesideList = place && getComputedStyle(place).position === "sticky";
  if (isBesideList) card?.scrollIntoView({ block: "nearest" });
  else place?.scrollIntoView({ block: "start" });
}
