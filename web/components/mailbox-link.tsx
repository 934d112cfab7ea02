import { usePath } from "#web/path.ts";

/** Opens the demo's mailbox in a new tab, so that the current page stays open. */
export function MailboxLink({ children }: { children: string }) {
  return (
    <a href={usePath()("/mailbox")} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
