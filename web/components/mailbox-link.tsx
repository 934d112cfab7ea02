import { usePath } from "#web/path.ts";

/** Leads to the demo's mailbox in a new tab, so that the page one is on stays open. */
export function MailboxLink({ children }: { children: string }) {
  return (
    <a href={usePath()("/mailbox")} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
