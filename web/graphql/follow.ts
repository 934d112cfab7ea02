import type { TadaDocumentNode } from "gql.tada";
import { addressOf } from "#web/graphql/browser.ts";
import type { SentDocument } from "#web/graphql/document.ts";

/** The callbacks of a subscription, for each result and for each lost connection. */
export type Follower<Result> = { onResult(result: Result): void; onDisconnect(): void };

const [firstWait, longestWait] = [1_000, 30_000];

/** The wait after too many requests, unless the answer says how long to wait. */
const waitAfterLimit = 60_000;

/** How a connection ended: for good, or with the least time to wait before the next one. */
type Ending = "complete" | { leastWait: number };

/**
 * Follows a subscription by server-sent events until it is complete, refused or aborted by the signal. After a lost
 * connection it connects again, each time after a longer wait.
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
  while (!signal.aborted) {
    const ending = await followOnce(document, variables, handleResult, signal).catch(() => ({ leastWait: 0 }));
    if (signal.aborted || ending === "complete") return;
    onDisconnect();
    await sleep(Math.max(wait, ending.leastWait), signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

async function followOnce<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  next: (result: Result) => void,
  signal: AbortSignal,
): Promise<Ending> {
  const { endpoint, query, operationName } = document as unknown as SentDocument;
  const response = await fetch(addressOf(endpoint), {
    method: "POST",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ query, variables, operationName }),
    credentials: "same-origin",
    signal,
  });
  if (!response.ok || !response.body) return endingOf(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ; ) {
    const { done, value } = await reader.read();
    if (done) return { leastWait: 0 };
    const parts = (text + value).split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const [, event, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (event === "complete") return "complete";
      const answer = event === "next" ? (JSON.parse(data) as { data?: Result; errors?: unknown }) : null;
      if (answer?.data && !answer.errors) next(answer.data);
    }
  }
}

/** A refusal ends the subscription, because the next request would be refused too; only limits and failures pass. */
function endingOf({ status, headers }: Response): Ending {
  if (status === 429) return { leastWait: Number(headers.get("retry-after")) * 1_000 || waitAfterLimit };
  return status >= 400 && status < 500 ? "complete" : { leastWait: 0 };
}
