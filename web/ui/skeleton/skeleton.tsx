import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "../picture-card/picture-card.css";
import "./skeleton.css";

type Props = { shape?: "line" | "title" | "pic"; width?: `${number}%` };

/** The shape of content that is loading; the app says in words that it loads. */
export function Skeleton({ shape = "line", width }: Props) {
  return (
    <span
      className={classNames("sk", `sk--${shape}`)}
      style={width ? cssProperties({ "--w": width }) : undefined}
      aria-hidden="true"
    />
  );
}

/** The shape of a picture card that is loading. */
export function SkeletonCard() {
  return (
    <div className="pcard" aria-hidden="true">
      <Skeleton shape="pic" />
      <div className="pcard__body">
        <Skeleton width="40%" />
        <Skeleton shape="title" />
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
