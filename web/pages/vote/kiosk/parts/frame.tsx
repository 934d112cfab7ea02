import type { MouseEvent, ReactNode } from "react";
import type { Branch } from "#domain/person.ts";
import { useInstallation } from "#web/installation.ts";
import { brandName, useFund, useItemName } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { BrandMark, BrandName } from "#web/ui/brand/brand.tsx";
import { classNames } from "#web/ui/class-names.ts";

type Props = { branch?: Branch; className?: string; end?: ReactNode; children: ReactNode };

/** A step at a kiosk: it fills the screen, because there are no links to other pages. */
export function KioskFrame({ branch, className, end, children }: Props) {
  const text = useText("vote");
  const nameOf = useItemName();
  const fund = useFund();
  const { brand } = useInstallation();
  return (
    <div className={classNames("kiosk", className)}>
      <div className="kiosk__head wrap">
        <p className="brand">
          <BrandMark mark={brand.mark} />
          <BrandName {...brandName(fund)} />
        </p>
        {branch && <p className="kiosk__where">{text("kiosk.here", { branch: nameOf("branches", branch) })}</p>}
        {end}
      </div>
      {children}
    </div>
  );
}

/** Opens a link in place of this page, so that going back shows no step of an earlier voter. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  location.replace(event.currentTarget.href);
}
