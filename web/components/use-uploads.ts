import { useEffect } from "react";
import type { FileField } from "#domain/dossier-form.ts";
import { checkFileChoice, isFileProblem } from "#domain/file.ts";
import type { TextKey } from "#i18n/area.ts";
import type { Text } from "#i18n/text.ts";
import type { DraftStore } from "#web/components/dossier-draft-store.ts";
import { beginUpload, removeStoredFile } from "#web/components/upload.ts";
import { removedFiles, type StoredFile, type UploadFile, files as uploads } from "#web/stores/files.ts";
import { useStore } from "#web/stores/store.ts";
import { useProblemText, useText } from "#web/text.tsx";
import type { FileState } from "#web/ui/file-drop/file-list.tsx";

/** The time for which a file is shown as just complete, in milliseconds. */
const justCompleteTime = 1000;

type Row = {
  key: string;
  id: string | null;
  name: string;
  state: FileState;
  progress: number;
  note: string;
  isPicture: boolean;
  mayRetry: boolean;
  mustLogIn: boolean;
};

type UploadOptions = { draftStore: DraftStore; files: readonly StoredFile[]; field: FileField; most: number };

const runningUploads = new Map<string, { abort(): void; file: File }>();
let counter = 0;

/**
 * The files of a dossier on the server: those from its last read, with later additions and removals. We do not read the
 * dossier again for them, because a network failure at that moment would lose the form and all typed text.
 */
export function useStoredFiles(id: string, files: readonly StoredFile[]): readonly StoredFile[] {
  const allUploads = useStore(uploads);
  const removedIds = useStore(removedFiles);
  const addedFiles = Object.entries(allUploads)
    .filter(([fieldKey]) => fieldKey.startsWith(`${id} `))
    .flatMap(([, rows]) => rows.flatMap(({ storedFile }) => storedFile ?? []))
    .filter((one) => !files.some((file) => file.id === one.id));
  return [...files, ...addedFiles].filter((file) => !removedIds.includes(file.id));
}

/** Forgets files that were refused for their content; files that failed because of the network can still be sent. */
function forgetRefusedUploads(isFieldKey: (fieldKey: string) => boolean): void {
  const isRefused = ({ problem }: UploadFile) => problem !== null && isFileProblem(problem.code);
  uploads.set((allUploads) =>
    Object.fromEntries(
      Object.entries(allUploads).map(([fieldKey, rows]) => [
        fieldKey,
        isFieldKey(fieldKey) ? rows.filter((one) => !isRefused(one)) : rows,
      ]),
    ),
  );
}

/**
 * The files of a dossier that are not on the server yet: uploading or failed. The browser asks before the page closes
 * meanwhile; when people leave the form, refused files are forgotten.
 */
export function usePendingUploads(id: string): readonly UploadFile[] {
  const allUploads = useStore(uploads);
  useEffect(() => () => forgetRefusedUploads((fieldKey) => fieldKey.startsWith(`${id} `)), [id]);
  const pendingUploads = Object.entries(allUploads)
    .filter(([fieldKey]) => fieldKey.startsWith(`${id} `))
    .flatMap(([, rows]) => rows.filter(({ state }) => ["waiting", "uploading", "failed"].includes(state)));
  const isRunning = pendingUploads.some(({ state }) => state !== "failed");
  useEffect(() => {
    if (!isRunning) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [isRunning]);
  return pendingUploads;
}

/** The letters that show the kind of a file. */
export function fileEnding(name: string): string {
  return name
    .slice(name.lastIndexOf(".") + 1)
    .toUpperCase()
    .slice(0, 4);
}

/** The stored and the uploading files of a field, and the actions on them. */
export function useUploads({ draftStore, files, field, most }: UploadOptions) {
  const text = useText("submission");
  const problemText = useProblemText();
  const { id, ownerFields } = draftStore;
  const fieldKey = `${id} ${field}`;
  const fieldUploads = useStore(uploads, (allUploads) => allUploads[fieldKey]) ?? noUploads;
  const storedFiles = files.filter((file) => file.field === field);
  const isStored = (id: string) => storedFiles.some((file) => file.id === id);
  // A file that was just removed is not shown as just complete.
  const visibleUploads = fieldUploads.filter(
    ({ state, storedFile }) => state !== "done" && (!storedFile || isStored(storedFile.id)),
  );

  const changeRow = (key: string, values: Partial<UploadFile>) =>
    uploads.set((allUploads) => ({
      ...allUploads,
      [fieldKey]: (allUploads[fieldKey] ?? []).map((one) => (one.key === key ? { ...one, ...values } : one)),
    }));
  const removeRow = (key: string) =>
    uploads.set((allUploads) => ({
      ...allUploads,
      [fieldKey]: (allUploads[fieldKey] ?? []).filter((one) => one.key !== key),
    }));

  const send = (key: string, file: File) => {
    changeRow(key, { state: "uploading", progress: 0, problem: null });
    const { outcome: outcomePromise, abort } = beginUpload({ ownerFields, field, file }, (progress) =>
      changeRow(key, { progress }),
    );
    runningUploads.set(key, { abort, file });
    void outcomePromise.then(async (outcome) => {
      if (outcome.isAborted) return;
      if (outcome.problem) return changeRow(key, { state: "failed", problem: outcome.problem });
      runningUploads.delete(key);
      changeRow(key, { state: "just_complete", progress: 100, storedFile: outcome.storedFile });
      await new Promise((resolve) => setTimeout(resolve, justCompleteTime));
      changeRow(key, { state: "done" });
    });
  };

  const add = (chosenFiles: File[]) => {
    // A new file replaces a refused one.
    forgetRefusedUploads((one) => one === fieldKey);
    for (const { id, scan } of storedFiles) if (scan === "infected") remove(id);
    const newUploads = chosenFiles.map((file) => ({ file, key: `${fieldKey} ${++counter}` }));
    const rows = newUploads.map(
      ({ file, key }): UploadFile => ({
        key,
        name: file.name,
        size: file.size,
        state: "waiting",
        progress: 0,
        storedFile: null,
        problem: null,
      }),
    );
    uploads.set((allUploads) => ({ ...allUploads, [fieldKey]: [...(allUploads[fieldKey] ?? []), ...rows] }));
    const freeCount = most - storedFiles.length - visibleUploads.filter(({ state }) => state === "uploading").length;
    for (const [index, { file, key }] of newUploads.entries()) {
      const problem = index < freeCount ? checkFileChoice(file) : ({ code: "file.tooMany", most } as const);
      if (problem) changeRow(key, { state: "failed", problem });
      else send(key, file);
    }
  };

  const remove = (key: string) => {
    runningUploads.get(key)?.abort();
    runningUploads.delete(key);
    const storedId = visibleUploads.find((one) => one.key === key)?.storedFile?.id ?? key;
    if (!isStored(storedId)) return removeRow(key);
    removedFiles.set((ids) => [...ids, storedId]);
    // A file that could not be removed is shown again.
    void removeStoredFile(storedId, ownerFields).then(
      (isRemoved) => isRemoved || removedFiles.set((ids) => ids.filter((one) => one !== storedId)),
    );
  };

  const retry = (key: string) => {
    const file = runningUploads.get(key)?.file;
    if (file) send(key, file);
  };

  const rows = [
    // During its second as just complete, a file is shown by its upload row.
    ...storedFiles
      .filter(({ id }) => !visibleUploads.some(({ storedFile }) => storedFile?.id === id))
      .map((file): Row => rowOfStoredFile(file, draftStore, text)),
    ...visibleUploads.map(
      ({ key, name, state, progress, problem }): Row => ({
        key,
        id: null,
        name,
        state: (
          {
            waiting: "uploading",
            uploading: "uploading",
            just_complete: "just-complete",
            done: "done",
            failed: "error",
          } as const
        )[state],
        progress,
        note: problem
          ? problemText(problem)
          : state === "just_complete"
            ? text("submit.files.done")
            : text("submit.files.sending", { percent: progress }),
        isPicture: false,
        // A refused file is refused again, but a failed connection may be back.
        mayRetry: runningUploads.has(key) && problem !== null && !isFileProblem(problem.code),
        mustLogIn: problem?.code === "login.required",
      }),
    ),
  ];
  return { rows, add, remove, retry };
}

const noUploads: readonly UploadFile[] = [];

function rowOfStoredFile(
  { id, name, type, scan }: StoredFile,
  { isOwn }: DraftStore,
  text: Text<TextKey<"submission">>,
): Row {
  const notes = {
    clean: "submit.files.done",
    pending: "submit.files.scanning",
    infected: "submit.files.infected",
  } as const;
  return {
    key: id,
    id,
    name,
    state: scan === "infected" ? "error" : "done",
    progress: 100,
    note: text(notes[scan]),
    isPicture: isOwn && type.startsWith("image/") && scan === "clean",
    mayRetry: false,
    mustLogIn: false,
  };
}
