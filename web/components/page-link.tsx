import { useRef } from "react";
import { PrefetchPageLinks, Link as RouterLink, useLocation } from "react-router";
import { isNestedMove } from "#web/address.ts";
import { useIsWorthFetching } from "#web/prefetch.ts";
import { type LinkProps, PlainLink } from "#web/ui/link/link.tsx";

type Props = LinkProps & { /** False leaves the page unfetched until it is asked for. */ prefetch?: boolean };

/** A link within the site: fetched ahead when in view, and without a jump to the top between a page and its child. */
export function PageLink({ prefetch = true, ...props }: Props) {
  const isPage = props.href.startsWith("/") && !props.download && !props.target;
  return isPage ? <WithinSite {...props} prefetch={prefetch} /> : <PlainLink {...props} />;
}

function WithinSite({ href, prefetch = true, ...rest }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname } = useLocation();
  const path = href.replace(/[?#].*$/, "");
  const isElsewhere = path !== pathname;
  const isWorthFetching = useIsWorthFetching(link, prefetch && isElsewhere);
  return (
    <>
      <RouterLink {...rest} ref={link} to={href} preventScrollReset={isElsewhere && isNestedMove(pathname, path)} />
      {isWorthFetching && <PrefetchPageLinks page={href} />}
    </>
  );
}
