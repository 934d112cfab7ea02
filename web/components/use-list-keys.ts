import { type RefObject, useEffect, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";

const storageKey = "list-keys-off";
const listeners = new Set<() => void>();

/** Whether this person switched the keys of lists off, in this browser. */
export function useKeysOff(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areKeysOff,
    () => false,
  );
}

/** Switches the keys of lists off or on. */
export function setKeysOff(isOff: boolean): void {
  if (isOff) localStorage.setItem(storageKey, "1");
  else localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** Tells whether this person switched the keys off, in this browser. */
export function areKeysOff(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

/** Moves through a list with `j` and `k`, chooses with `x`, goes to the acts with `a`, searches with `/` and closes the open row with `Esc`. */
export function useListKeys(table: RefObject<HTMLTableElement | null>, closeHref: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (areKeysOff() || hasModifier || event.defaultPrevented || isTyping(event.target)) return;
      const done = perform(event.key, table.current, () => closeHref && navigate(closeHref));
      if (done) event.preventDefault();
    };
    const pick = (event: MouseEvent) => pickRange(event, table.current);
    document.addEventListener("keydown", press);
    document.addEventListener("click", pick);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("click", pick);
    };
  }, [table, closeHref, navigate]);
}

function perform(key: string, table: HTMLTableElement | null, close: () => unknown): boolean {
  const links = [...(table?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
  const isAt = (link: HTMLElement) => link.closest("tr")?.contains(document.activeElement);
  const isOpen = (link: HTMLElement) => link.closest("tr")?.hasAttribute("aria-current");
  const focusedPlace = links.findIndex(isAt);
  const place = focusedPlace === -1 ? links.findIndex(isOpen) : focusedPlace;
  if (key === "j" || key === "k") {
    const next = place === -1 ? 0 : Math.min(links.length - 1, Math.max(0, place + (key === "j" ? 1 : -1)));
    links[next]?.focus();
    return links.length > 0;
  }
  if (key === "x") {
    const box = links[place]?.closest("tr")?.querySelector<HTMLInputElement>(".tick input");
    box?.click();
    return box !== undefined && box !== null;
  }
  if (key === "a") {
    const act = table?.closest("form")?.querySelector<HTMLElement>(".bulk button");
    act?.focus();
    return act !== undefined && act !== null;
  }
  if (key === "/") {
    const search = document.querySelector<HTMLElement>("[data-list-search]");
    search?.focus();
    return search !== null;
  }
  if (key === "?") {
    const help = document.querySelector<HTMLElement>(".list-keys");
    help?.click();
    return help !== null;
  }
  if (key === "Escape") return Boolean(close());
  return false;
}

let lastPicked: HTMLInputElement | null = null;

/** Chooses all rows between the last chosen one and this one, with the Shift key. */
function pickRange({ target, shiftKey }: MouseEvent, table: HTMLTableElement | null): void {
  if (!(target instanceof HTMLInputElement) || !table?.contains(target) || !target.name) return;
  const boxes = [...table.querySelectorAll<HTMLInputElement>("tbody .tick input")];
  const [from, to] = [boxes.indexOf(lastPicked as HTMLInputElement), boxes.indexOf(target)];
  if (shiftKey && from !== -1 && to !== -1)
    for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1))
      if (!box.disabled) box.checked = target.checked;
  lastPicked = target;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || (target.matches("input, select, textarea") && !target.matches("[type=checkbox]")))
  );
}
