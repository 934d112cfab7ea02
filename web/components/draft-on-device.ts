import { keptDraftPrefix } from "#domain/consent.ts";
import type { Typed } from "#web/components/dossier-act.ts";

// What was typed into an external draft while the network was gone. Never an internal one: it may be a shared computer.

type Kept = { basedOn: number; changes: Typed };

/** Keeps what could not be sent on this device. */
export function keepDraft(id: string, kept: Kept): void {
  try {
    localStorage.setItem(keptDraftPrefix + id, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: it still stands in the form.
  }
}

/** What was kept of a draft on this device, if anything was. */
export function keptDraft(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keptDraftPrefix + id) ?? "null");
  } catch {
    return null;
  }
}

/** Forgets what was kept of a draft, once it is on the server. */
export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keptDraftPrefix + id);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets all drafts: whoever logs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptDraftPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
