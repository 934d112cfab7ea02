import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./brand.css";

type Props = {
  href: string;
  /** The address of the mark. */
  mark: string;
  first: ReactNode;
  second: ReactNode;
  /** Makes the second line bold instead of the first. */
  isSecondBold?: boolean;
};

/** The mark without words. As a drawing of its own it follows the theme of the page or band around it. */
export function BrandMark({ mark }: Pick<Props, "mark">) {
  return <img className="brand__mark" src={mark} alt="" width={48} height={48} />;
}

/** The mark and the name in two lines, as a link home. */
export function Brand({ href, mark, ...name }: Props) {
  return (
    <Link className="brand" href={href}>
      <BrandMark mark={mark} />
      <BrandName {...name} />
    </Link>
  );
}

/** The name in two lines, one of them in bold. */
export function BrandName({ first, second, isSecondBold = false }: Omit<Props, "href" | "mark">) {
  return (
    <span className="brand__name">
      {isSecondBold ? <span>{first}</span> : first} {isSecondBold ? second : <span>{second}</span>}
    </span>
  );
}
