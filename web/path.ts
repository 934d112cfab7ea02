import { pathIn } from "#web/address.ts";
import { useLanguage } from "#web/text.tsx";

/** Returns a function that translates paths: `to("/vote")` is `/en/vote` on an English page. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
