import { PageHead } from "#web/components/page-head.tsx";
import { useInstallation } from "#web/installation.ts";
import type { PageArgs } from "#web/page.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Petals } from "#web/ui/petals/petals.tsx";
import "./page.css";

/** Every address loads from the server again, which knows whether the site has opened meanwhile. */
export const loadInBrowser = ({ url }: PageArgs): Promise<never> => {
  window.location.assign(url);
  return new Promise(() => {});
};

export const load = () => null;

/** The page at every public address until the fund is set up. */
export default function OpensSoonPage() {
  const text = useText();
  const { name } = useFund();
  const { opensSoon } = useInstallation();
  return (
    <div className="wrap opens-soon">
      <PageHead title={text("opensSoon.title")} description={text("opensSoon.text")} hasNoAddress />
      <Petals className="opens-soon__bloom" states={["done", "done", "now", "later", "later"]} />
      <h1>{opensSoon?.isNamed ? text("opensSoon.named", { name }) : text("opensSoon.heading")}</h1>
      <p className="lead">{text("opensSoon.text")}</p>
    </div>
  );
}
