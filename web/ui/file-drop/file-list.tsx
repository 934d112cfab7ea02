import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";
import "./file-drop.css";

/** The files of a drop area, one row each. */
export function FileList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="files" aria-label={label}>
      {children}
    </ul>
  );
}

/** The state of an upload; "just-complete" lasts a second. */
export type FileState = "uploading" | "just-complete" | "done" | "error";

type Props = {
  state: FileState;
  name: ReactNode;
  /** A few letters in the drawing of a file, such as PDF, or a preview. */
  kind: ReactNode;
  note?: ReactNode;
  /** The share that has been sent, in percent. */
  progress?: number | undefined;
  /** The button at the end; a submit button with a name removes the file without scripts. */
  remove?: (Omit<ComponentProps<"button">, "children"> & { label: string }) | undefined;
};

/** One file: its name, its state, and a button to remove it. */
export function FileRow({ state, name, kind, note, progress = 0, remove }: Props) {
  const isUploading = state === "uploading";
  return (
    <li
      className={classNames("file", `is-${state}`)}
      style={isUploading ? cssProperties({ "--v": `${progress}%` }) : undefined}
    >
      <span className="file__icon">{state === "just-complete" ? <Icon name="check" /> : kind}</span>
      <span className="file__name">{name}</span>
      <span className="file__note" role={state === "error" ? "alert" : undefined}>
        {note}
      </span>
      {remove ? <IconButton {...remove} icon={isUploading ? "close" : "bin"} /> : <span />}
    </li>
  );
}
