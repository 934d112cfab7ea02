import type { Illustration } from "#domain/project.ts";
import { useText } from "#web/text.tsx";

/** Describes a drawing by its name. */
export function useIllustrationText(): (name: string) => string {
  const text = useText("public");
  // The database has no other names, but the API has no type for them, because GraphQL names have no hyphens.
  return (name) => text(`picture.${name as Illustration}`);
}
