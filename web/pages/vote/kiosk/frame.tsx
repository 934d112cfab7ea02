import type { MouseEvent, ReactNode } from "react";
import type { Branch } from "#domain/person.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { BrandMark } from "#web/ui/brand/brand.tsx";
import { classNames } from "#web/ui/class-names.ts";

type Props = { branch: Branch; className?: string; end?: ReactNode; children: ReactNode };

/** A step at a kiosk: it fills the screen, for there is nowhere else to go from here. */
export function KioskFrame({ branch, className, end, children }: Props) {
  const text = useText();
  const { company, shortName } = useFund();
  return (
    <div className={classNames("kiosk", className)}>
      <div className="kiosk__head wrap">
        <p className="brand">
          <BrandMark />
          <span className="brand__name">
            {company} <span>{shortName}</span>
          </span>
        </p>
        <p className="kiosk__where">{text("kiosk.here", { branch: text(`branch.${branch}`) })}</p>
        {end}
      </div>
      {children}
    </div>
  );
}

/** Follows a link in place of this page: whoever goes back finds no step of somebody before them. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  location.replace(event.currentTarget.href);
}
