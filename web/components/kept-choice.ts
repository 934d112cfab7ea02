import { keptChoicePrefix } from "#domain/consent.ts";

// What someone chose on the ballot before they confirmed it. It stays in this tab and never goes into an address, which
// servers and browsers write down.

/**
 * Keeps what someone chose until they confirm it: it outlives a look at a project, a reload and a login. Whoever is not
 * logged in has no id yet.
 */
export function keepChoice(personId: string, projectId: string): void {
  try {
    sessionStorage.setItem(keptChoicePrefix + personId, projectId);
  } catch {
    // A browser that keeps nothing: it still stands in the form.
  }
}

/** What this person chose and did not confirm yet, if anything. */
export function keptChoice(personId: string): string {
  try {
    return sessionStorage.getItem(keptChoicePrefix + personId) ?? "";
  } catch {
    return "";
  }
}

/** Forgets what anyone chose in this tab: it is in the box, or they have left. */
export function forgetChoices(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keptChoicePrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
