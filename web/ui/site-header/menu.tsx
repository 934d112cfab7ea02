import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./site-header.css";

type Props = {
  label: ReactNode;
  isOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
};

/** The menu of a small screen; the browser opens it, so it works before any script runs. */
export function Menu({ label, isOpen, onToggle, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const reportState = useEffectEvent(() => onToggle?.(menu.current?.open ?? false));
  // The visitor may have opened it before the scripts ran.
  useEffect(() => reportState(), []);

  function close() {
    if (menu.current) menu.current.open = false;
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  }
  // A router changes the page without loading it, so the menu would stay open over the new page.
  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a")) close();
  }
  return (
    <details
      className="menu"
      ref={menu}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      <summary>
        <Icon name="menu" className="i--open" />
        <Icon name="close" />
        {label}
      </summary>
      <div className="menu__panel">{children}</div>
    </details>
  );
}
