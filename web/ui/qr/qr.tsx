import "./qr.css";

type Props = {
  /** The side of the square in modules, including the quiet zone. */
  size: number;
  /** The dark modules as path data. */
  path: string;
  /** The purpose of the code in words, for people who cannot see or scan it. */
  label: string;
};

/** A module has a whole number of pixels, so that its edges stay sharp. */
const scale = 5;

/** A QR code, dark on white in every theme, because scanners expect that. */
export function Qr({ size, path, label }: Props) {
  const side = size * scale;
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} width={side} height={side} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
