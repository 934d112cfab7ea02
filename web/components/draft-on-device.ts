import { keptDraftPrefix } from "#domain/consent.ts";
import { mayStandOnDevice, type Unsent } from "#domain/dossier-draft.ts";

// The device stores answers that people type while the network is down. It stores no answers of an internal draft,
// because the computer may be shared.

/** Stores unsent answers on this device, beside those that it already has. */
export function saveDraftOnDevice(id: string, unsent: Unsent): void {
  const allowedAnswers = Object.entries(unsent).filter(([field]) => mayStandOnDevice(field));
  write(id, { ...draftOnDevice(id), ...Object.fromEntries(allowedAnswers) });
}

/** The answers of a draft that are stored on this device. */
export function draftOnDevice(id: string): Unsent {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(keptDraftPrefix + id) ?? "{}");
    return isUnsent(storedValue) ? storedValue : {};
  } catch {
    return {};
  }
}

/** Forgets answers of a draft, because they are on the server or their author wants another answer. */
export function forgetAnswers(id: string, isObsolete: (field: string, value: string) => boolean): void {
  write(
    id,
    Object.fromEntries(Object.entries(draftOnDevice(id)).filter(([field, { value }]) => !isObsolete(field, value))),
  );
}

/** Forgets all answers of a draft. */
export function forgetDraft(id: string): void {
  write(id, {});
}

/** Forgets all drafts, so that nothing stays behind after a logout. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptDraftPrefix)) localStorage.removeItem(key);
  } catch {
    // The browser has no storage, so it has no drafts.
  }
}

function write(id: string, unsent: Unsent): void {
  try {
    if (Object.keys(unsent).length === 0) localStorage.removeItem(keptDraftPrefix + id);
    else localStorage.setItem(keptDraftPrefix + id, JSON.stringify(unsent));
  } catch {
    // The browser has no storage; the answers are still in the form.
  }
}

/** Checks stored data, because an earlier version of the site or another script may have written it. */
function isUnsent(storedValue: unknown): storedValue is Unsent {
  const isAnswer = (one: unknown) =>
    typeof one === "object" &&
    one !== null &&
    "value" in one &&
    typeof one.value === "string" &&
    "basedOn" in one &&
    Number.isInteger(one.basedOn);
  return typeof storedValue === "object" && storedValue !== null && Object.values(storedValue).every(isAnswer);
}
