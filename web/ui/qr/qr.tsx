import "./qr.css";

type Props = {
  /** The side of the square, in modules, the quiet zone included. */
  size: number;
  /** The dark modules as path data. */
  path: string;
  /** What it is for, in words: the code says nothing to whoever cannot see or scan it. */
  label: string;
};

/** Whole pixels to a module: the edges stay sharp. */
const scale = 5;

/** A QR code, dark on white in every theme: that is how scanners know it. */
export function Qr({ size, path, label }: Props) {
  const side = size * scale;
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} width={side} height={side} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
