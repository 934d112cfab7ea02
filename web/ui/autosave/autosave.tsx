import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import "./autosave.css";

type State = "saving" | "saved" | "failed";
type Props = { state: State; children?: ReactNode };

const icons: Record<State, IconName> = { saving: "clock", saved: "cloud", failed: "alert" };

/** Says politely that the answers are saved; render it empty first, so that screen readers read the first message. */
export function Autosave({ state, children }: Props) {
  return (
    <p className={classNames("autosave", state !== "saved" && `is-${state}`)} role="status">
      {children && <Icon name={icons[state]} />}
      {children}
    </p>
  );
}
