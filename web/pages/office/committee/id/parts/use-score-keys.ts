import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { readScore } from "#domain/review.ts";
import { areKeysOff } from "#web/components/use-list-keys.ts";

type Ways = { next: string | null; previous: string | null };

/** Scores the criterion in focus with `1` to `5`, and goes to the next unscored dossier with `n` and back with `p`. */
export function useScoreKeys(form: RefObject<HTMLFormElement | null>, { next, previous }: Ways): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (areKeysOff() || hasModifier || event.defaultPrevented || isWriting(event.target)) return;
      const way = event.key === "n" ? next : event.key === "p" ? previous : null;
      if (way) void navigate(way);
      if (way || give(form.current, event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form, next, previous, navigate]);
}

/** Chooses a score in the criterion in focus, or in the first one without a score. */
function give(form: HTMLFormElement | null, key: string): boolean {
  const score = readScore(key);
  if (!form || score === null) return false;
  const criteria = [...form.querySelectorAll<HTMLFieldSetElement>("[data-rating]")];
  const criterion =
    criteria.find((one) => one.contains(document.activeElement)) ?? criteria.find((one) => !one.querySelector(":checked"));
  const option = criterion?.querySelector<HTMLInputElement>(`input[value="${score}"]`);
  if (!option || option.disabled || criterion?.disabled) return false;
  option.focus();
  option.click();
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || (target.matches("input, select, textarea") && !target.matches("[type=radio]")))
  );
}
