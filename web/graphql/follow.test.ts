import { beforeEach, expect, test, vi } from "vitest";
import { fund } from "#web/graphql/document.ts";
import { follow } from "#web/graphql/follow.ts";

const Turnout = fund(`subscription Turnout($slug: String!) { turnout(callSlug: $slug) { voted } }`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const next = (voted: number) => `event: next\ndata: ${JSON.stringify({ data: { turnout: { voted } } })}\n\n`;
const complete = "event: complete\ndata: \n\n";

/** Follows a subscription whose requests get these answers in turn; the last one repeats. */
function followAnswers(...answers: (() => Response)[]) {
  const controller = new AbortController();
  const watch = { requests: 0, disconnects: 0, results: [] as unknown[], isEnded: false };
  vi.stubGlobal("fetch", async () => (answers[watch.requests++] ?? answers.at(-1))?.());
  const follower = {
    onResult: (result: unknown) => watch.results.push(result),
    onDisconnect: () => watch.disconnects++,
  };
  void follow(Turnout, { slug: "2026" }, follower, controller.signal).then(() => {
    watch.isEnded = true;
  });
  return { watch, abort: () => controller.abort() };
}

test("passes on results until the subscription is complete", async () => {
  const { watch } = followAnswers(() => new Response(next(5) + next(10) + complete));
  await vi.advanceTimersByTimeAsync(0);
  expect(watch).toEqual({
    requests: 1,
    disconnects: 0,
    results: [{ turnout: { voted: 5 } }, { turnout: { voted: 10 } }],
    isEnded: true,
  });
});

test("connects again after a lost connection, each time after a longer wait", async () => {
  const { watch, abort } = followAnswers(() => new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(999);
  expect(watch.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.requests).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watch).toMatchObject({ requests: 3, disconnects: 3, isEnded: false });
  abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watch).toMatchObject({ requests: 3, isEnded: true });
});

test("starts with a short wait again after a result", async () => {
  const lost = () => new Response(null, { status: 502 });
  const { watch, abort } = followAnswers(lost, lost, () => new Response(next(5)), lost);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(watch.requests).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.requests).toBe(4);
  abort();
});

for (const status of [400, 401, 403, 404])
  test(`ends after a refusal with status ${status}`, async () => {
    const { watch } = followAnswers(() => new Response(null, { status }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(watch).toMatchObject({ requests: 1, disconnects: 0, isEnded: true });
  });

test("waits a minute after too many requests", async () => {
  const { watch, abort } = followAnswers(() => new Response(null, { status: 429 }));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(watch).toMatchObject({ requests: 1, disconnects: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(watch).toMatchObject({ requests: 2, isEnded: false });
  abort();
});

test("waits as long as the answer to too many requests says", async () => {
  const { watch, abort } = followAnswers(() => new Response(null, { status: 429, headers: { "retry-after": "300" } }));
  await vi.advanceTimersByTimeAsync(299_999);
  expect(watch.requests).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.requests).toBe(2);
  abort();
});
