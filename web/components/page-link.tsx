import { createContext, type MouseEvent, use, useRef } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { isNestedMove } from "#web/address.ts";
import { useIsWorthFetching } from "#web/prefetch.ts";
import { type LinkProps, PlainLink } from "#web/ui/link/link.tsx";

type Props = LinkProps & { /** False leaves the page unfetched until it is asked for. */ prefetch?: boolean };

/**
 * Around links that change only what is shown here: following one of them leaves the page where it is. A hash in such a
 * link does the same where no scripts are at work, and only there.
 */
export const KeepPlace = createContext(false);

/** A link within the site: fetched ahead when in view, and without a jump to the top between a page and its child. */
export function PageLink({ prefetch = true, ...props }: Props) {
  const isPage = props.href.startsWith("/") && !props.download && !props.target;
  if (!isPage) return <PlainLink {...props} />;
  // Nobody presses anything on the server.
  if (import.meta.env.SSR) return <a {...props} {...mark} />;
  return <WithinSite {...props} prefetch={prefetch} />;
}

// The router learns of the pages behind links that carry it.
const mark = { "data-discover": "true" };

// Our addresses are whole, so nothing is left of what makes the router's own link cost a tenth of a page.
function WithinSite({ href, prefetch, onClick, ...rest }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const keepsPlace = use(KeepPlace);
  const [path = href] = href.split(/[?#]/);
  const isElsewhere = path !== pathname;
  const isWorthFetching = useIsWorthFetching(link, Boolean(prefetch && isElsewhere));

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsAnotherTab = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || wantsAnotherTab) return;
    event.preventDefault();
    const preventScrollReset = isElsewhere ? isNestedMove(pathname, path) : keepsPlace;
    const target = preventScrollReset && keepsPlace ? href.replace(/#.*/, "") : href;
    void navigate(target, { replace: target === pathname + search + hash, preventScrollReset });
  }
  return (
    <>
      <a {...rest} {...mark} ref={link} href={href} onClick={handleClick} />
      {isWorthFetching && <PrefetchPageLinks page={href} />}
    </>
  );
}
