import { useLocation } from "react-router";
import { useAbsolute } from "#web/components/page-head.tsx";
import { useFund } from "#web/shell/fund.ts";

/** The owner and the address of a page, only in print. */
export function PageSource() {
  const { name } = useFund();
  const absolute = useAbsolute();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap only-print">
      <p className="page-source">
        {name}, {absolute(pathname + search)}
      </p>
    </div>
  );
}
