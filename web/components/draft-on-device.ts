import { keptDraftPrefix } from "#domain/consent.ts";
import { mayStandOnDevice, type Unsent } from "#domain/dossier-draft.ts";

// What was typed into an external draft while the network was gone. Never an internal one: it may be a shared computer.

/** Keeps what could not be sent on this device, beside what is kept there already. */
export function keepDraft(id: string, unsent: Unsent): void {
  const may = Object.entries(unsent).filter(([field]) => mayStandOnDevice(field));
  write(id, { ...keptDraft(id), ...Object.fromEntries(may) });
}

/** What was kept of a draft on this device. */
export function keptDraft(id: string): Unsent {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptDraftPrefix + id) ?? "{}");
    return isUnsent(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Forgets answers of a draft: they are on the server, or whoever wrote them wants another one. */
export function forgetAnswers(id: string, isDone: (field: string, value: string) => boolean): void {
  write(id, Object.fromEntries(Object.entries(keptDraft(id)).filter(([field, { value }]) => !isDone(field, value))));
}

/** Forgets all that was kept of a draft. */
export function forgetDraft(id: string): void {
  write(id, {});
}

/** Forgets all drafts: whoever logs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptDraftPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function write(id: string, unsent: Unsent): void {
  try {
    if (Object.keys(unsent).length === 0) localStorage.removeItem(keptDraftPrefix + id);
    else localStorage.setItem(keptDraftPrefix + id, JSON.stringify(unsent));
  } catch {
    // A browser that keeps nothing: it still stands in the form.
  }
}

/** What stands in a browser may be of an earlier edition, or anybody's. */
function isUnsent(kept: unknown): kept is Unsent {
  const isOne = (one: unknown) =>
    typeof one === "object" &&
    one !== null &&
    "value" in one &&
    typeof one.value === "string" &&
    "basedOn" in one &&
    Number.isInteger(one.basedOn);
  return typeof kept === "object" && kept !== null && Object.values(kept).every(isOne);
}
