import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./dots.css";

type Props = {
  /** Says the whole plot in words. */
  label: string;
  values: readonly number[];
  mean: number;
  /** The values are so far apart that people should talk about them. */
  isWide?: boolean;
};

/** One kernel for each value from 1 to 5, a line for the mean, and a band from the lowest to the highest. */
export function Dots({ label, values, mean, isWide = false }: Props) {
  const sorted = values.toSorted((one, other) => one - other);
  return (
    <span className={classNames("dots", isWide && "dots--wide")} role="img" aria-label={label}>
      <span className="dots__band" style={cssProperties({ "--from": sorted[0] ?? 1, "--to": sorted.at(-1) ?? 1 })} />
      <span className="dots__mean" style={cssProperties({ "--x": mean })} />
      {sorted.map((value, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a value has no other key than its position.
          key={index}
          className="dots__value"
          // Neighbours are at different heights, so that equal values stay visible.
          style={cssProperties({ "--x": value, "--y": (index % 3) - 1 })}
        />
      ))}
    </span>
  );
}
