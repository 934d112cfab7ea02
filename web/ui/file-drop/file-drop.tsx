import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { useControlWiring } from "#web/ui/field/field-context.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./file-drop.css";

type Props = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "children"> & {
  /** Gets the chosen or dropped files; without it the form sends the files. */
  onFiles?: (files: File[]) => void;
  children: ReactNode;
};

/** An area to drop or choose files; it is one native file input, so nobody has to drag. */
export function FileDrop({ onFiles, children, className, ...rest }: Props) {
  const wiring = useControlWiring(rest);
  const isLive = useIsLive();
  const [isOver, setIsOver] = useState(false);
  useEffect(preventDropOutside, []);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setIsOver(false);
    if (!onFiles) return;
    onFiles([...(event.target.files ?? [])]);
    // We empty the input, so that a removed file can be chosen again.
    event.target.value = "";
  }
  return (
    <div className={classNames("drop", isLive && onFiles && "is-live", isOver && "is-over", className)}>
      <input
        {...rest}
        {...wiring}
        type="file"
        onChange={handleChange}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      />
      <p className="drop__title">
        <Icon name="upload" />
        <span>{children}</span>
      </p>
    </div>
  );
}

/** Stops the browser from opening a file dropped beside the drop area, which would lose the form. */
function preventDropOutside() {
  function handleDrag(event: DragEvent) {
    const isOnInput = event.target instanceof HTMLInputElement && event.target.type === "file";
    if (!isOnInput) event.preventDefault();
  }
  window.addEventListener("dragover", handleDrag);
  window.addEventListener("drop", handleDrag);
  return () => {
    window.removeEventListener("dragover", handleDrag);
    window.removeEventListener("drop", handleDrag);
  };
}
