import { keptDraftPrefix } from "#domain/consent.ts";
import { mayStayOnDevice, type Unsent } from "#domain/dossier-draft.ts";
import type { DeviceStorage } from "#web/components/save-queue.ts";

// The device stores answers that people type while the network is down. It stores no answers of an internal draft,
// because the computer may be shared.

/** The answers that this device stores, by the id of their draft. */
export const deviceStorage: DeviceStorage = {
  read,
  add: (id, unsent) => {
    const allowedAnswers = Object.entries(unsent).filter(([field]) => mayStayOnDevice(field));
    write(id, { ...read(id), ...Object.fromEntries(allowedAnswers) });
  },
  forgetAnswers: (id, isObsolete) => {
    const answers = Object.entries(read(id)).filter(([field, { value }]) => !isObsolete(field, value));
    write(id, Object.fromEntries(answers));
  },
  forgetDraft: (id) => write(id, {}),
};

/** Forgets all drafts, so that nothing stays behind after a logout. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptDraftPrefix)) localStorage.removeItem(key);
  } catch {
    // The browser has no storage, so it has no drafts.
  }
}

function read(id: string): Unsent {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(keptDraftPrefix + id) ?? "{}");
    return isUnsent(storedValue) ? storedValue : {};
  } catch {
    return {};
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
