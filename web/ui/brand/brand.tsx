import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./brand.css";

type Props = {
  href: string;
  first: ReactNode;
  second: ReactNode;
  /** Makes the second line bold instead of the first. */
  isSecondBold?: boolean;
};

/** The kernel in two halves, without words. */
export function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 64 64" aria-hidden="true">
      <path
        className="m-l"
        d="M42.95 6.48C34.28 6.56 17.47 13.15 10.12 27.59C3.58 40.42 8.04 53.46 16.78 57.86C29.52 44.21 39.5 22.35 42.95 6.48Z"
      />
      <path
        className="m-r"
        d="M46.21 8.14C51.24 15.2 55.79 32.67 48.43 47.11C41.9 59.94 28.72 64 20.03 59.51C32.78 45.86 42.75 24.01 46.21 8.14Z"
      />
    </svg>
  );
}

/** The mark and the name in two lines, as a link home. */
export function Brand({ href, ...name }: Props) {
  return (
    <Link className="brand" href={href}>
      <BrandMark />
      <BrandName {...name} />
    </Link>
  );
}

/** The name in two lines, one of them in bold. */
export function BrandName({ first, second, isSecondBold = false }: Omit<Props, "href">) {
  return (
    <span className="brand__name">
      {isSecondBold ? <span>{first}</span> : first} {isSecondBold ? second : <span>{second}</span>}
    </span>
  );
}
