import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { endingShown, useUnderWay } from "#web/components/use-uploads.ts";
import type { UploadFile } from "#web/stores/files.ts";
import { useProblemText, useText } from "#web/text.tsx";
import { FileList, FileRow } from "#web/ui/file-drop/file-list.tsx";

type Form = RefObject<HTMLFormElement | null>;

/**
 * Holds a form back while files of its dossier are uploading, and submits it when they are done; not if one of them
 * failed, because people must see that first. Going back does not wait, and the uploads continue meanwhile.
 */
export function useHeldSubmit(id: string, form: Form) {
  const underWay = useUnderWay(id);
  const held = useRef<{ submitter: HTMLElement | null; keys: string[] }>({ submitter: null, keys: [] });
  const [isHeld, setIsHeld] = useState(false);
  const running = underWay.filter(({ state }) => state !== "failed");
  const failed = underWay.filter(({ key, state }) => state === "failed" && held.current.keys.includes(key));
  const [isOver, isGood] = [running.length === 0, failed.length === 0];
  useEffect(() => {
    if (!isHeld || !isOver) return;
    setIsHeld(false);
    if (isGood) form.current?.requestSubmit(held.current.submitter);
  }, [form, isHeld, isOver, isGood]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isOver || (submitter instanceof HTMLButtonElement && submitter.value === "back")) return;
    event.preventDefault();
    held.current = { submitter, keys: running.map(({ key }) => key) };
    setIsHeld(true);
  };
  return { underWay, waitsFor: isHeld ? running.length : 0, handleSubmit };
}

/** Says that a form waits for files. */
export function HeldNotice({ waitsFor }: { waitsFor: number }) {
  const text = useText("submission");
  return (
    <p role="status" className="wizard__held">
      {waitsFor > 0 && text("submit.files.waiting", { count: waitsFor })}
    </p>
  );
}

/** The files that are still uploading, on the page where people read their answers again. */
export function FilesUnderWay({ files }: { files: readonly UploadFile[] }) {
  const text = useText("submission");
  const problemText = useProblemText();
  if (files.length === 0) return null;
  return (
    <FileList label={text("submit.files.underWay")}>
      {files.map(({ key, name, state, progress, problem }) => (
        <FileRow
          key={key}
          state={state === "failed" ? "error" : "uploading"}
          kind={endingShown(name)}
          name={name}
          progress={progress}
          note={problem ? problemText(problem) : text("submit.files.sending", { percent: progress })}
        />
      ))}
    </FileList>
  );
}
