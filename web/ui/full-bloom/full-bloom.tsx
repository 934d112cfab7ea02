import { cssProperties } from "#web/ui/css-properties.ts";
import "./full-bloom.css";

/** The petal at the top, and its shaded half; the others are rotated copies. */
const petal =
  "M50 51.3C46.3 42.18 31.5 31.14 31.5 19.14C31.5 8.58 38.9 3.3 50 3.3C61.1 3.3 68.5 8.58 68.5 19.14C68.5 31.14 53.7 42.18 50 51.3Z";
const shade = "M50 51.3C46.3 42.18 31.5 31.14 31.5 19.14C31.5 8.58 38.9 3.3 50 3.3C47.78 17.7 48.22 36.9 50 51.3Z";

/** A large blossom in all its colours for a finished task; it opens only once and needs words beside it. */
export function FullBloom() {
  return (
    <svg className="full-bloom" viewBox="0 0 100 100" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((turn) => (
        <g key={turn} transform={`rotate(${turn * 72} 50 52.5)`}>
          <g className="full-bloom__petal" style={cssProperties({ "--i": turn })}>
            <path d={petal} />
            <path d={shade} />
          </g>
        </g>
      ))}
    </svg>
  );
}
