import { type Conflict, type Unsent, withoutArrived } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { draftOnDevice, forgetAnswers } from "#web/components/draft-on-device.ts";

// This file has typed answers that may not be on the server yet. They stay in memory while the page is open, in all its
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
export function takeUpUnsent(id: string): void {
  unsentById.set(id, { ...draftOnDevice(id), ...unsentOf(id) });
}

type FormChanges = { typed: Answers; changes: Texts; seenIn: (field: string) => number };

/** Notes how a form differs from the saved answers on the server. */
export function noteUnsent(id: string, { typed, changes, seenIn }: FormChanges): Unsent {
  const earlierUnsent = unsentOf(id);
  const answersOfOtherSteps = Object.entries(earlierUnsent).filter(([field]) => !(field in typed));
  const answersOfForm = Object.entries(changes).map(
    ([field, value]) => [field, { value, basedOn: earlierUnsent[field]?.basedOn ?? seenIn(field) }] as const,
  );
  const unsent = Object.fromEntries([...answersOfOtherSteps, ...answersOfForm]);
  unsentById.set(id, unsent);
  // A person who restores the old answer no longer wants the other one.
  forgetAnswers(id, (field) => field in earlierUnsent && !(field in unsent));
  return unsent;
}

/** Forgets answers that the server has; an answer that another device gave too waits for a choice. */
export function noteArrived(id: string, sentAnswers: Texts, conflicts: readonly Conflict[], revision: number): void {
  const isOpen = (field: string) => conflicts.some((conflict) => conflict.field === field);
  unsentById.set(id, withoutArrived(unsentOf(id), { sent: sentAnswers, conflicts, revision }));
  forgetAnswers(id, (field, value) => sentAnswers[field] === value && !isOpen(field));
}

/** Forgets an answer that its author gave up. */
export function dropUnsent(id: string, field: string): void {
  unsentById.set(id, Object.fromEntries(Object.entries(unsentOf(id)).filter(([one]) => one !== field)));
  forgetAnswers(id, (one) => one === field);
}

let queue: Promise<unknown> = Promise.resolve();

/** Sends one request after the other, because each must know the result of the one before. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(send);
  queue = turn.catch(() => {});
  return turn;
}

/** Makes later requests wait for one that could not wait for its turn. */
export function outOfTurn(sending: Promise<unknown>): void {
  queue = Promise.all([queue, sending.catch(() => {})]);
}

let sendTyped: (() => Promise<unknown>) | null = null;

/** Registers how to send the open form; returns a function that undoes this. */
export function whenLeaving(send: () => Promise<unknown>): () => void {
  sendTyped = send;
  return () => {
    if (sendTyped === send) sendTyped = null;
  };
}

/** The longest wait on a bad connection; the next form shows requests that are still under way. */
const longestWait = 4_000;

const timeout = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** Waits for requests under way, so that the next one knows their results. */
export async function untilSent(): Promise<void> {
  if (!import.meta.env.SSR) await Promise.race([queue, timeout()]);
}

/** Waits until everything typed on this page is on the server, before it is read there. */
export async function settleUnsent(): Promise<void> {
  if (import.meta.env.SSR) return;
  const all = async () => {
    await sendTyped?.();
    await queue;
  };
  await Promise.race([all().catch(() => {}), timeout()]);
}
