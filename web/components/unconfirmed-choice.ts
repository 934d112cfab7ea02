import { keptChoicePrefix } from "#domain/consent.ts";

// An unconfirmed choice on the ballot stays in this tab. It never goes into an address, because servers and browsers
// record addresses.

/**
 * Saves a choice until it is confirmed, also while the voter looks at a project, reloads the page or logs in. A person
 * who is not logged in has no id yet.
 */
export function saveChoice(personId: string, projectId: string): void {
  try {
    sessionStorage.setItem(keptChoicePrefix + personId, projectId);
  } catch {
    // The browser has no storage; the choice is still in the form.
  }
}

/** The unconfirmed choice of this person, if any. */
export function savedChoice(personId: string): string {
  try {
    return sessionStorage.getItem(keptChoicePrefix + personId) ?? "";
  } catch {
    return "";
  }
}

/** Forgets all choices in this tab, because the vote is in the box or the person has left. */
export function forgetChoices(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keptChoicePrefix)) sessionStorage.removeItem(key);
  } catch {
    // The browser has no storage, so it has no choices.
  }
}
