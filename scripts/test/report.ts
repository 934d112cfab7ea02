/** A message of a test runner: a test that ended, an error outside any test, or time spent elsewhere. */
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

/** Sends a message to the process that started the runner, if there is one. */
export function tell(message: Message): void {
  process.send?.(message);
}
