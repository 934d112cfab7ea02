import { type ComponentProps, type ComponentType, createContext, use } from "react";

export type LinkProps = ComponentProps<"a"> & { href: string };

/** A native link of the browser. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

/** The link of the router, which the app provides once; without it links load a page. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link to an address, which the router of the app follows. */
export function Link(props: LinkProps) {
  const ProvidedLink = use(LinkContext);
  return <ProvidedLink {...props} />;
}
