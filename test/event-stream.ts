/** One received event; `null` once there are no more. */
export type ReceivedEvent = { event: string; data: unknown } | null;

/** Follows a subscription over HTTP, as the person with this cookie. */
export async function followOver(
  url: string,
  { cookie = "", query, variables = {} }: { cookie?: string; query: string; variables?: Record<string, unknown> },
) {
  const hangUp = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      "content-type": "application/json",
      origin: new URL(url).origin,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ query, variables }),
    signal: hangUp.signal,
  });
  const events = eventsOf(response);
  return {
    response,
    /** The next event, or null when the connection ended. */
    next: async (): Promise<ReceivedEvent> => (await events.next()).value ?? null,
    /** Everything until the connection ends. */
    rest: () => Array.fromAsync(events),
    hangUp: () => hangUp.abort(),
  };
}

async function* eventsOf(response: Response): AsyncGenerator<NonNullable<ReceivedEvent>> {
  let text = "";
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event) yield { event, data: data ? JSON.parse(data) : null };
    }
  }
}
