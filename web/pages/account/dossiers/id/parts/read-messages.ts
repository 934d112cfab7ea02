import { useEffect } from "react";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";

/** Marks the office's messages about a dossier as read. */
export const ReadMessages = fund(`mutation ReadMessages($id: ID!) { readMessages(id: $id) }`);

/** Marks all messages as read when the page opens; new ones stay marked as new until the page is opened again. */
export function useMarkAsRead(id: string, hasUnread: boolean): void {
  useEffect(() => {
    if (!hasUnread) return;
    // If this fails, the messages are still new at the next visit.
    void createApi(browserTransport)
      .mutate(ReadMessages, { id })
      .catch(() => {});
  }, [id, hasUnread]);
}
