import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { mostFound } from "#domain/catalogue.ts";
import {
  type CatalogueChoice,
  isSearch,
  type ListPath,
  orderOf,
  sortKey,
  withoutSearch,
  writeChoice,
} from "#web/components/catalogue-address.ts";
import type { CatalogueData } from "#web/components/catalogue-fields.ts";
import { CatalogueFilters } from "#web/components/catalogue-filters.tsx";
import { cardId, listId, selectedHeadingId } from "#web/components/catalogue-ids.ts";
import { CatalogueMap } from "#web/components/catalogue-map.tsx";
import { CataloguePages } from "#web/components/catalogue-pages.tsx";
import { NothingFound } from "#web/components/nothing-found.tsx";
import { KeepPlace } from "#web/components/page-link.tsx";
import { ProjectCard } from "#web/components/project-card.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./catalogue.css";

type Props = {
  catalogue: CatalogueData;
  choice: CatalogueChoice;
  /** The page of this list. */
  path: ListPath;
  tabs: ReactNode;
  /** The new list could not be loaded, so this is the previous one. */
  isOutdated: boolean;
  /** The open project, and the part of the page that shows it. */
  openSlug: string | undefined;
  open: ReactNode;
};

/**
 * Projects as cards, with the open one beside them; on narrow screens the open one is alone. Without scripts a card
 * links to itself, so that it stays in view with the open project beside it.
 */
export function Catalogue({ catalogue, choice, path, tabs, isOutdated, openSlug, open }: Props) {
  const to = usePath();
  const isPending = useIsListPending(to(path));
  useFocusOnOpen(openSlug);
  useFocusOnPage(catalogue.page);
  const { entries } = catalogue;
  const listProps = { catalogue, choice, path };
  return (
    <div className={classNames("wrap catalogue", Boolean(open) && "is-open")}>
      {tabs}
      <KeepPlace value>{open}</KeepPlace>
      <div className="catalogue__list">
        <div className="catalogue__top">
          <CatalogueFilters {...listProps} />
          <CatalogueMap {...listProps} />
          <CatalogueCount {...listProps} />
        </div>
        {isOutdated && <OutdatedNotice />}
        <div className={classNames("catalogue__in", isPending && "is-pending")} aria-busy={isPending}>
          {entries.length > 0 ? (
            <KeepPlace value>
              <ul className="cards">
                {entries.map(({ project, call, match }) => (
                  <li key={project.id} id={cardId(project.slug)}>
                    <ProjectCard
                      project={project}
                      call={call}
                      match={match}
                      href={to(`${path}/${project.slug}${writeChoice(choice)}#${cardId(project.slug)}`)}
                      heading="h2"
                      isSelected={project.slug === openSlug}
                    />
                  </li>
                ))}
              </ul>
            </KeepPlace>
          ) : (
            <NothingFound {...listProps} />
          )}
        </div>
        <CataloguePages {...listProps} />
      </div>
    </div>
  );
}

type ListProps = Pick<Props, "catalogue" | "choice" | "path">;

/** The number of projects, their filters and their order. */
function CatalogueCount({ catalogue: { total, hasMore, search, hasWinners }, choice, path }: ListProps) {
  const text = useText("public");
  const to = usePath();
  const { theme, region, status, q } = choice;
  const order = orderOf(search ? choice : withoutSearch(choice), path);
  return (
    <div className="catalogue__count" id={listId} tabIndex={-1}>
      <p role="status">
        <strong>
          {hasMore ? text("projects.countMost", { count: mostFound }) : text("projects.count", { count: total })}
        </strong>{" "}
        {search && <span>{text("projects.for", { words: search.words })} </span>}
        {total > 1 && <span className="muted">{text(sortKey(order, { hasWinners }))}</span>}
      </p>
      {(theme || region || status || q) && (
        <Link href={to(`${path}${writeChoice({ call: choice.call })}`)}>{text("projects.filter.clear")}</Link>
      )}
      {!search && isSearch(choice) && <Notice>{text("projects.tooCommon", { typed: q })}</Notice>}
      {search?.isCorrected && <Notice>{text("projects.meant", { typed: choice.q, words: search.words })}</Notice>}
    </div>
  );
}

/** The network failed during a new choice: the list stays as it was, and people can try again. */
function OutdatedNotice() {
  const text = useText("public");
  const { pathname, search } = useLocation();
  return (
    <Notice tone="danger" role="alert" title={text("projects.outdated.title")}>
      <p>{text("projects.outdated.text")}</p>
      <p>
        <Link href={pathname + search}>{text("projects.outdated.again")}</Link>
      </p>
    </Notice>
  );
}

/** Whether another choice of this list is loading; other pages do not count. */
function useIsListPending(path: string): boolean {
  const { location } = useNavigation();
  const isPending = useIsPending();
  const isList = useRef(false);
  if (location) isList.current = location.pathname === path;
  return isPending && isList.current;
}

/** Moves the focus to a project when it opens, and back to its card when it closes; not on the first page. */
function useFocusOnOpen(openSlug: string | undefined): void {
  const navigation = useNavigationType();
  const previousSlug = useRef(openSlug);
  useEffect(() => {
    const closedSlug = previousSlug.current;
    previousSlug.current = openSlug;
    if (closedSlug === openSlug) return;
    const card = document.getElementById(cardId(openSlug ?? closedSlug ?? ""));
    // The browser restores its own scroll position when people go back.
    const isBack = navigation === "POP";
    if (!openSlug) {
      // People who are typing or choosing keep the focus.
      if (!document.activeElement?.closest("form")) card?.querySelector("a")?.focus({ preventScroll: isBack });
      return;
    }
    const heading = document.getElementById(selectedHeadingId);
    heading?.focus({ preventScroll: true });
    if (!isBack) bringIntoView(heading?.closest(".selected-place"), card);
  }, [openSlug, navigation]);
}

/** Beside the list the open project is always in view, so its card must be too; alone it begins at the top. */
function bringIntoView(place: Element | null | undefined, card: Element | null): void {
  const isBesideList = place && getComputedStyle(place).position === "sticky";
  if (isBesideList) card?.scrollIntoView({ block: "nearest" });
  else place?.scrollIntoView({ block: "start" });
}

/** Moves the focus to the start of the list when the page changes. */
function useFocusOnPage(page: number): void {
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current !== page && location.hash === `#${listId}`)
      document.getElementById(listId)?.focus({ preventScroll: true });
    previousPage.current = page;
  }, [page]);
}
