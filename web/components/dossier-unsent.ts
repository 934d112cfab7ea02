import { type Conflict, type Unsent, withoutArrived } from "#domain/dossier-draft.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { forgetAnswers, keptDraft } from "#web/components/draft-on-device.ts";

// What was typed and is not known to be on the server. It stands here as long as the page is open, whichever of its
// steps is shown; only what may wait in the browser itself is kept there too.

type Texts = Readonly<Record<string, string>>;

const inMemory = new Map<string, Unsent>();

/** What was typed into a draft and is not known to be on the server. */
export function unsentOf(id: string): Unsent {
  return inMemory.get(id) ?? {};
}

/** The same, as it was typed. */
export function unsentTexts(id: string): Record<string, string> {
  return Object.fromEntries(Object.entries(unsentOf(id)).map(([field, { value }]) => [field, value]));
}

/** Takes up what this device kept of a draft when it was left. */
export function takeUpUnsent(id: string): void {
  inMemory.set(id, { ...keptDraft(id), ...unsentOf(id) });
}

type Typed = { typed: Answers; changes: Texts; seenIn: (field: string) => number };

/** Notes how a form differs from what is kept on the server. */
export function noteUnsent(id: string, { typed, changes, seenIn }: Typed): Unsent {
  const before = unsentOf(id);
  const elsewhere = Object.entries(before).filter(([field]) => !(field in typed));
  const here = Object.entries(changes).map(
    ([field, value]) => [field, { value, basedOn: before[field]?.basedOn ?? seenIn(field) }] as const,
  );
  const unsent = Object.fromEntries([...elsewhere, ...here]);
  inMemory.set(id, unsent);
  // Whoever puts the old answer back does not want the other one any more.
  forgetAnswers(id, (field) => field in before && !(field in unsent));
  return unsent;
}

/** Forgets what the server has; an answer that another device gave too waits for a choice. */
export function noteArrived(id: string, sent: Texts, conflicts: readonly Conflict[], revision: number): void {
  const isOpen = (field: string) => conflicts.some((conflict) => conflict.field === field);
  inMemory.set(id, withoutArrived(unsentOf(id), { sent, conflicts, revision }));
  forgetAnswers(id, (field, value) => sent[field] === value && !isOpen(field));
}

/** Forgets an answer that whoever wrote it gave up. */
export function dropUnsent(id: string, field: string): void {
  inMemory.set(id, Object.fromEntries(Object.entries(unsentOf(id)).filter(([one]) => one !== field)));
  forgetAnswers(id, (one) => one === field);
}

let line: Promise<unknown> = Promise.resolve();

/** Sends one after the other: the next one must know what came of this one. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const turn = line.then(send);
  line = turn.catch(() => {});
  return turn;
}

/** Has others wait for what could not wait for its turn. */
export function outOfTurn(sending: Promise<unknown>): void {
  line = Promise.all([line, sending.catch(() => {})]);
}

let sendTyped: (() => Promise<unknown>) | null = null;

/** Says how to send what stands in the form that is open; answers with what takes it back. */
export function whenLeaving(send: () => Promise<unknown>): () => void {
  sendTyped = send;
  return () => {
    if (sendTyped === send) sendTyped = null;
  };
}

/** On a bad line one goes on after so long; what is under way then is shown by the next form all the same. */
const longestWait = 4_000;

const notForEver = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** Waits for what is being sent, so that whoever sends more knows what came of it. */
export async function untilSent(): Promise<void> {
  if (!import.meta.env.SSR) await Promise.race([line, notForEver()]);
}

/** Waits until what was typed on this page stands on the server, for whoever is about to read it there. */
export async function settleUnsent(): Promise<void> {
  if (import.meta.env.SSR) return;
  const all = async () => {
    await sendTyped?.();
    await line;
  };
  await Promise.race([all().catch(() => {}), notForEver()]);
}
