import { type Conflict, type Unsent, withoutArrived } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { draftOnDevice, forgetAnswers } from "#web/components/draft-on-device.ts";

// This file holds typed answers that may not be on the server yet. They stay in memory while the page is open, in all its
// steps; the browser stores only those that it may store.

type Texts = Readonly<Record<string, string>>;

const unsentById = new Map<string, Unsent>();

/** The typed answers of a draft that may not be on the server yet. */
export function unsentOf(id: string): Unsent {
  return unsentById.get(id) ?? {};
}

/** The same answers, only their texts. */
export function unsentTexts(id: string): Record<string, string> {
  return Object.fromEntries(Object.entries(unsentOf(id)).map(([field, { value }]) => [field, value]));
}

/** Restores the answers of a draft that this device has stored. */
export function restoreUnsent(id: string): void {
  unsentById.set(id, { ...draftOnDevice(id), ...unsentOf(id) });
}

type FormChanges = { formAnswers: Answers; changes: Texts; revisionOf: (field: string) => number };

/** Records how a form differs from the saved answers on the server. */
export function recordUnsent(id: string, { formAnswers, changes, revisionOf }: FormChanges): Unsent {
  const earlierUnsent = unsentOf(id);
  const answersOfOtherSteps = Object.entries(earlierUnsent).filter(([field]) => !(field in formAnswers));
  const answersOfForm = Object.entries(changes).map(
    ([field, value]) => [field, { value, basedOn: earlierUnsent[field]?.basedOn ?? revisionOf(field) }] as const,
  );
  const unsent = Object.fromEntries([...answersOfOtherSteps, ...answersOfForm]);
  unsentById.set(id, unsent);
  // A person who restores the old answer no longer wants the other one.
  forgetAnswers(id, (field) => field in earlierUnsent && !(field in unsent));
  return unsent;
}

/** Forgets answers that the server has; an answer that another device gave too waits for a choice. */
export function forgetSentAnswers(
  id: string,
  sentAnswers: Texts,
  conflicts: readonly Conflict[],
  revision: number,
): void {
  const isInConflict = (field: string) => conflicts.some((conflict) => conflict.field === field);
  unsentById.set(id, withoutArrived(unsentOf(id), { sent: sentAnswers, conflicts, revision }));
  forgetAnswers(id, (field, value) => sentAnswers[field] === value && !isInConflict(field));
}

/** Forgets an answer, because its author took the one of another device. */
export function dropUnsent(id: string, field: string): void {
  unsentById.set(id, Object.fromEntries(Object.entries(unsentOf(id)).filter(([one]) => one !== field)));
  forgetAnswers(id, (one) => one === field);
}

let queue: Promise<unknown> = Promise.resolve();

/** Sends one request after the other, because each must know the result of the one before. */
export function enqueue<Result>(send: () => Promise<Result>): Promise<Result> {
  const result = queue.then(send);
  queue = result.catch(() => {});
  return result;
}

/** Makes later requests wait for one that was sent without waiting for the queue. */
export function makeQueueWaitFor(sending: Promise<unknown>): void {
  queue = Promise.all([queue, sending.catch(() => {})]);
}

let sendOpenForm: (() => Promise<unknown>) | null = null;

/** Registers how to send the open form; returns a function that undoes this. */
export function registerFormSender(send: () => Promise<unknown>): () => void {
  sendOpenForm = send;
  return () => {
    if (sendOpenForm === send) sendOpenForm = null;
  };
}

/** The longest wait on a bad connection; the next form shows the answers that are still being sent. */
const longestWait = 4_000;

const timeout = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** Waits for pending requests, so that the next one knows their results. */
export async function waitForQueue(): Promise<void> {
  if (!import.meta.env.SSR) await Promise.race([queue, timeout()]);
}

/** Sends everything typed on this page and waits for it, before the page reads from the server. */
export async function sendUnsent(): Promise<void> {
  if (import.meta.env.SSR) return;
  const sendAll = async () => {
    await sendOpenForm?.();
    await queue;
  };
  await Promise.race([sendAll().catch(() => {}), timeout()]);
}
