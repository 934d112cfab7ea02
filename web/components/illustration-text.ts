import type { Illustration } from "#domain/project.ts";
import { useText } from "#web/text.tsx";

/** Says what a drawing shows, by its name. */
export function useIllustrationText(): (name: string) => string {
  const text = useText();
  // The database holds no other names; the API has no type for them, as a name in GraphQL has no hyphen.
  return (name) => text(`picture.${name as Illustration}`);
}
