import { illustrations } from "#domain/project.ts";
import { useText } from "#web/text.tsx";

/** Says what a drawing shows, by its name; nothing for a drawing without a description. */
export function useIllustrationText(): (name: string) => string {
  const text = useText();
  return (name) => {
    const known = illustrations.find((one) => one === name);
    return known ? text(`picture.${known}`) : "";
  };
}
