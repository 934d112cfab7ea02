import { useId } from "react";
import { heart, petals } from "#web/ui/blossom/shape.ts";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./blossom.css";

/** A picture of 4 by 3, with its width on a flower of 1000 and the point (in percent) for the middle of the petal. */
export type PetalPicture = { src: string; width?: number | undefined; focus?: { x: number; y: number } | undefined };
type Pictures = readonly [PetalPicture, PetalPicture, PetalPicture, PetalPicture, PetalPicture];
type Props = { label: string; pictures: Pictures; className?: string };

/** An almond blossom with a picture in each of its five petals; it opens only once. */
export function Blossom({ label, pictures, className }: Props) {
  const id = useId();
  return (
    <svg className={classNames("bloom", className)} viewBox="0 0 1000 1000" role="img" aria-label={label}>
      <defs>
        {petals.map((petal, index) => (
          <clipPath key={petal.d} id={`${id}${index}`}>
            <path d={petal.d} />
          </clipPath>
        ))}
      </defs>
      {petals.map((petal, index) => (
        <g key={petal.d} className="bloom__petal" style={cssProperties({ "--i": index })}>
          <g clipPath={`url(#${id}${index})`}>{pictures[index] && place(pictures[index], petal)}</g>
        </g>
      ))}
      <g className="bloom__heart">
        {heart.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path d={`M500 512L${x} ${y}`} />
            <circle cx={x} cy={y} r="7" />
          </g>
        ))}
      </g>
    </svg>
  );
}

function place({ src, width = 784, focus = { x: 50, y: 50 } }: PetalPicture, petal: { x: number; y: number }) {
  const height = width * 0.75;
  const x = petal.x - (width * focus.x) / 100;
  const y = petal.y - (height * focus.y) / 100;
  return <image href={src} x={x} y={y} width={width} height={height} preserveAspectRatio="xMidYMid slice" />;
}
