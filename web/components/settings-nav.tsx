import type { ReactNode } from "react";
import { mayDo } from "#domain/permission.ts";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { SectionNav } from "#web/ui/section-nav/section-nav.tsx";

/** The sections of the settings, and the two logs, in the order of their links. */
const sections = [
  "fund",
  "contact",
  "look",
  "branches",
  "departments",
  "themes",
  "committee",
  "retention",
  "history",
  "mail",
  "login",
  "connections",
  "mails",
  "log",
] as const;

/** A page of the settings, with links to the others. */
export function SettingsNav({ current, children }: { current: (typeof sections)[number]; children: ReactNode }) {
  const text = useText("settings");
  const to = usePath();
  const me = useMe();
  // Only operators connect other programs.
  const isOperator = mayDo(me && { roles: me.roles, hasSecondFactor: true }, "manageConnections");
  return (
    <SectionNav
      label={text("settings.title")}
      sections={sections
        .filter((name) => name !== "connections" || isOperator)
        .map((name) => ({
          href: to(`/office/settings/${name}`),
          label: text(`settings.section.${name}`),
          isCurrent: name === current,
        }))}
    >
      {children}
    </SectionNav>
  );
}
