import { createContext, type MouseEvent, use, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isNestedMove } from "#web/address.ts";
import { useFetchAhead } from "#web/prefetch.ts";
import { type LinkProps, PlainLink } from "#web/ui/link/link.tsx";

type Props = LinkProps & { /** False turns prefetching off. */ prefetch?: boolean };

/**
 * Whether the links inside only change the content of this page, and so keep the scroll position. Without scripts, a
 * hash in such a link does the same.
 */
export const KeepPlace = createContext(false);

/** A link within the site: prefetched in view, and without a jump to the top between a page and its child. */
export function PageLink({ prefetch = true, ...props }: Props) {
  const isPage = props.href.startsWith("/") && !props.download && !props.target;
  if (!isPage) return <PlainLink {...props} />;
  // Nobody presses a link on the server, so a plain link is enough there.
  if (import.meta.env.SSR) return <a {...props} />;
  return <SiteLink {...props} prefetch={prefetch} />;
}

// Our addresses are absolute, so we do not need the router's own link, which costs a tenth of a page.
function SiteLink({ href, prefetch, onClick, ...rest }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const keepsPlace = use(KeepPlace);
  const [path = href] = href.split(/[?#]/);
  const isElsewhere = path !== pathname;
  useFetchAhead(link, href, Boolean(prefetch && isElsewhere));

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsAnotherTab = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || wantsAnotherTab) return;
    event.preventDefault();
    const preventScrollReset = isElsewhere ? isNestedMove(pathname, path) : keepsPlace;
    const target = preventScrollReset && keepsPlace ? href.replace(/#.*/, "") : href;
    void navigate(target, { replace: target === pathname + search + hash, preventScrollReset });
  }
  return <a {...rest} ref={link} href={href} onClick={handleClick} />;
}
