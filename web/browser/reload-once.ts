/**
 * Loads a page again to get fresh code, unless it did so within the last minute; returns whether it does. The server
 * also writes this function into pages as text, so it uses nothing outside of itself.
 */
export function reloadOnce(reload: () => void): boolean {
  const [key, guardTime] = ["nuxt-reload", 60_000] as const;
  try {
    const earlier = Number(sessionStorage.getItem(key) ?? 0);
    if (earlier + guardTime >= Date.now()) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage there is no guard, and without a guard no reload.
    return false;
  }
  reload();
  return true;
}
