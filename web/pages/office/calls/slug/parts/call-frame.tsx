import type { ReactNode } from "react";
import type { CallTab } from "#domain/office-area.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import type { CallHead } from "#web/pages/office/calls/slug/parts/call-gate.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb/breadcrumb.tsx";
import { Tab, Tabs } from "#web/ui/tabs/tabs.tsx";
import "#web/components/office-page.css";
import "./call-frame.css";

type Props = {
  head: CallHead;
  tab: CallTab;
  lead?: ReactNode;
  /** Goes beside the heading, for example buttons. */
  side?: ReactNode;
  isRefused?: boolean;
  children: ReactNode;
};

/** The head of a call in the office, its tabs, and the open one. */
export function CallFrame({ head, tab, lead, side, isRefused = false, children }: Props) {
  const text = useText("calls");
  const to = usePath();
  const { slug, title, isDraft, tabs, readsPlans } = head;
  const tabPath = (name: CallTab) => to(`/office/calls/${slug}${name === "plan" ? "" : `/${name}`}`);
  const crumbs = [
    { label: text("calls.crumb"), href: readsPlans ? to("/office/calls") : to("/office") },
    { label: isDraft ? text("calls.state.draft") : title },
  ];
  return (
    <>
      <PageHead title={`${title}: ${text(`callTab.${tab}`)}`} isRefused={isRefused} />
      <div className="call-frame__head">
        <Breadcrumb label={text("calls.crumbs")} items={crumbs} />
        <OfficeHead title={title} lead={lead}>
          {side}
        </OfficeHead>
      </div>
      {tabs.length > 1 && (
        <Tabs label={title}>
          {tabs.map((name) => (
            <Tab key={name} href={tabPath(name)} isCurrent={name === tab}>
              {text(`callTab.${name}`)}
            </Tab>
          ))}
        </Tabs>
      )}
      {children}
    </>
  );
}
