import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { fileEnding, usePendingUploads } from "#web/components/use-uploads.ts";
import type { UploadFile } from "#web/stores/files.ts";
import { useProblemText, useText } from "#web/text.tsx";
import { FileList, FileRow } from "#web/ui/file-drop/file-list.tsx";

type Form = RefObject<HTMLFormElement | null>;

/**
 * Holds a form back while files of its dossier are uploading, and submits it when they are done; not if one of them
 * failed, because people must see that first. Going back does not wait, and the uploads continue meanwhile.
 */
export function useWaitingSubmit(id: string, form: Form) {
  const pendingUploads = usePendingUploads(id);
  const waitingSubmit = useRef<{ submitter: HTMLElement | null; keys: string[] }>({ submitter: null, keys: [] });
  const [isWaiting, setIsWaiting] = useState(false);
  const runningUploads = pendingUploads.filter(({ state }) => state !== "failed");
  const failedUploads = pendingUploads.filter(
    ({ key, state }) => state === "failed" && waitingSubmit.current.keys.includes(key),
  );
  const [isUploadingDone, isWithoutFailure] = [runningUploads.length === 0, failedUploads.length === 0];
  useEffect(() => {
    if (!isWaiting || !isUploadingDone) return;
    setIsWaiting(false);
    if (isWithoutFailure) form.current?.requestSubmit(waitingSubmit.current.submitter);
  }, [form, isWaiting, isUploadingDone, isWithoutFailure]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isUploadingDone || (submitter instanceof HTMLButtonElement && submitter.value === "back")) return;
    event.preventDefault();
    waitingSubmit.current = { submitter, keys: runningUploads.map(({ key }) => key) };
    setIsWaiting(true);
  };
  return { pendingUploads, pendingFileCount: isWaiting ? runningUploads.length : 0, handleSubmit };
}

/** Says that a form waits for files. */
export function WaitingNotice({ pendingFileCount }: { pendingFileCount: number }) {
  const text = useText("submission");
  return (
    <p role="status" className="wizard__held">
      {pendingFileCount > 0 && text("submit.files.waiting", { count: pendingFileCount })}
    </p>
  );
}

/** The files that are still uploading, on the page where people read their answers again. */
export function PendingUploads({ files }: { files: readonly UploadFile[] }) {
  const text = useText("submission");
  const problemText = useProblemText();
  if (files.length === 0) return null;
  return (
    <FileList label={text("submit.files.underWay")}>
      {files.map(({ key, name, state, progress, problem }) => (
        <FileRow
          key={key}
          state={state === "failed" ? "error" : "uploading"}
          kind={fileEnding(name)}
          name={name}
          progress={progress}
          note={problem ? problemText(problem) : text("submit.files.sending", { percent: progress })}
        />
      ))}
    </FileList>
  );
}
