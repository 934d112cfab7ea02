import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Link } from "#web/ui/link/link.tsx";
import "./picture-card.css";

/** A picture of 4 by 3; the focus is the css position that must stay in view. */
export type Picture = Pick<ComponentProps<"img">, "srcSet" | "sizes" | "style" | "width" | "height"> & {
  src: string;
  alt: string;
  focus?: string | undefined;
};
type Props = {
  picture: Picture;
  href: string;
  title: ReactNode;
  heading?: "h2" | "h3" | "h4";
  tags?: ReactNode;
  /** The start and the end of the last line, for example a name and an amount. */
  meta?: ReactNode;
  end?: ReactNode;
  isSelected?: boolean;
  children?: ReactNode;
};

/** A card with a picture; its title is the only link, and the whole card follows it. */
export function PictureCard({ picture, href, title, heading: Heading = "h3", tags, meta, end, ...rest }: Props) {
  const { isSelected = false, children } = rest;
  const { focus, ...image } = picture;
  return (
    <article className={classNames("pcard", isSelected && "is-selected")}>
      <div className="pcard__pic">
        <img
          width="800"
          height="600"
          style={focus ? cssProperties({ "--focus-point": focus }) : undefined}
          {...image}
          alt={image.alt}
          loading="lazy"
        />
      </div>
      <div className="pcard__body">
        {tags && <div className="pcard__tags">{tags}</div>}
        <Heading className="pcard__title">
          <Link href={href} aria-current={isSelected || undefined}>
            {title}
          </Link>
        </Heading>
        {children}
        {(meta || end) && (
          <p className="pcard__foot">
            {meta && <span className="meta">{meta}</span>}
            {end}
          </p>
        )}
      </div>
    </article>
  );
}
