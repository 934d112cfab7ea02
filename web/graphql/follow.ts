import type { TadaDocumentNode } from "gql.tada";
import { addressOf } from "#web/graphql/browser.ts";
import type { SentDocument } from "#web/graphql/document.ts";

/** The callbacks of a subscription, for each result and for each lost connection. */
export type Follower<Result> = { onResult(result: Result): void; onDisconnect(): void };

const [firstWait, longestWait] = [1_000, 30_000];

/**
 * Follows a subscription by server-sent events until it is complete or the signal aborts. After a lost connection it
 * connects again, each time after a longer wait.
 */
export async function follow<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  { onResult, onDisconnect }: Follower<Result>,
  signal: AbortSignal,
): Promise<void> {
  let wait = firstWait;
  const handleResult = (result: Result) => {
    wait = firstWait;
    onResult(result);
  };
  while (!signal.aborted && !(await followOnce(document, variables, handleResult, signal).catch(() => false))) {
    if (signal.aborted) return;
    onDisconnect();
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, wait);
      signal.addEventListener("abort", end);
    });
    wait = Math.min(wait * 2, longestWait);
  }
}

/** Returns whether the subscription is complete; false after a lost connection. */
async function followOnce<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  next: (result: Result) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { endpoint, query, operationName } = document as unknown as SentDocument;
  const response = await fetch(addressOf(endpoint), {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ query, variables, operationName }),
    credentials: "same-origin",
    signal,
  });
  if (!response.ok || !response.body) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return false;
    const parts = (text + value).split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const [, event, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (event === "complete") return true;
      const answer = event === "next" ? (JSON.parse(data) as { data?: Result; errors?: unknown }) : null;
      if (answer?.data && !answer.errors) next(answer.data);
    }
  }
}
