import { type ComponentProps, type ComponentType, createContext, use } from "react";

export type LinkProps = ComponentProps<"a"> & { href: string };

/** A link as the browser knows it. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

/** The link of the router, provided once by the app; without it links load a page. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link to an address, followed by whatever router the app provides. */
export function Link(props: LinkProps) {
  const Provided = use(LinkContext);
  return <Provided {...props} />;
}
