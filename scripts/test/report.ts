/** What a test runner tells while it runs: a test that ended, an error outside any test, or time that went elsewhere. */
export type Message =
  | {
      kind: "test";
      file: string;
      title: string;
      seconds: number;
      status: "passed" | "failed" | "skipped";
      reason: string;
    }
  | { kind: "error"; reason: string }
  | { kind: "wait"; what: string; seconds: number };

/** Tells the process that started the runner; without one nobody listens. */
export function tell(message: Message): void {
  process.send?.(message);
}
