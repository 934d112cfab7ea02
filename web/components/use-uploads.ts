import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { FileField } from "#domain/dossier-form.ts";
import { checkFileChoice, isFileProblem } from "#domain/file.ts";
import type { Problem } from "#domain/problem.ts";
import type { TextValues } from "#i18n/text.ts";
import type { DraftFile } from "#web/components/dossier-draft.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { beginUpload, removeUploaded } from "#web/components/upload.ts";
import { type UploadFile, files as uploads } from "#web/stores/files.ts";
import { useStore } from "#web/stores/store.ts";
import { useText } from "#web/text.tsx";
import type { FileState } from "#web/ui/file-drop/file-list.tsx";

/** How long a file is shown as just complete. */
const justComplete = 1000;

type Row = {
  key: string;
  id: string | null;
  name: string;
  state: FileState;
  progress: number;
  note: string;
  isPicture: boolean;
  mayRetry: boolean;
};

type Asked = { keeper: Keeper; files: readonly DraftFile[]; field: FileField; most: number };

const running = new Map<string, { abort(): void; file: File }>();
let counter = 0;

/** The files of a field, those that are there and those on their way, and what can be done with them. */
export function useUploads({ keeper, files, field, most }: Asked) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const { id, filesOf: of } = keeper;
  const place = `${id} ${field}`;
  const under = useStore(uploads, (all) => all[place]) ?? none;
  const [gone, setGone] = useState<readonly string[]>([]);
  const there = files.filter((file) => file.field === field && !gone.includes(file.id));

  const change = (key: string, values: Partial<UploadFile>) =>
    uploads.set((all) => ({
      ...all,
      [place]: (all[place] ?? []).map((one) => (one.key === key ? { ...one, ...values } : one)),
    }));
  const drop = (key: string) =>
    uploads.set((all) => ({ ...all, [place]: (all[place] ?? []).filter((one) => one.key !== key) }));

  const send = (key: string, file: File) => {
    change(key, { state: "uploading", progress: 0, problem: null });
    const { done, abort } = beginUpload({ of, field, file }, (progress) => change(key, { progress }));
    running.set(key, { abort, file });
    void done.then(async (outcome) => {
      if (outcome.isAborted) return;
      if (outcome.problem) return change(key, { state: "failed", problem: outcome.problem });
      running.delete(key);
      change(key, { state: "just_complete", progress: 100, storedId: outcome.storedId });
      await Promise.all([new Promise((resolve) => setTimeout(resolve, justComplete)), revalidate()]);
      drop(key);
    });
  };

  const add = (chosen: File[]) => {
    const begun = chosen.map((file) => ({ file, key: `${place} ${++counter}` }));
    const rows = begun.map(
      ({ file, key }): UploadFile => ({
        key,
        name: file.name,
        size: file.size,
        state: "waiting",
        progress: 0,
        storedId: null,
        problem: null,
      }),
    );
    uploads.set((all) => ({ ...all, [place]: [...(all[place] ?? []), ...rows] }));
    const room = most - there.length - under.filter(({ state }) => state !== "failed").length;
    for (const [index, { file, key }] of begun.entries()) {
      const problem = index < room ? checkFileChoice(file) : ({ code: "file.tooMany", most } as const);
      if (problem) change(key, { state: "failed", problem });
      else send(key, file);
    }
  };

  const remove = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
    const isThere = there.some(({ id }) => id === key);
    if (!isThere) return drop(key);
    setGone([...gone, key]);
    void removeUploaded(key, of).then(() => revalidate());
  };

  const retry = (key: string) => {
    const file = running.get(key)?.file;
    if (file) send(key, file);
  };

  useEffect(() => {
    // Whoever closes the page while a file is on its way is asked first.
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (under.some(({ state }) => state === "uploading")) event.preventDefault();
    };
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [under]);

  const sentence = ({ code, ...values }: Problem) => text(code, values as TextValues);
  const rows = [
    // For a second it is still shown as just complete.
    ...there
      .filter(({ id }) => !under.some(({ storedId }) => storedId === id))
      .map((file): Row => rowOfStored(file, keeper, text)),
    ...under.map(
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
          ? sentence(problem)
          : state === "just_complete"
            ? text("submit.files.done")
            : text("submit.files.sending", { percent: progress }),
        isPicture: false,
        // What was wrong with a file is wrong the next time too; a connection that failed may be back.
        mayRetry: running.has(key) && problem !== null && !isFileProblem(problem.code),
      }),
    ),
  ];
  return { rows, add, remove, retry };
}

const none: readonly UploadFile[] = [];

function rowOfStored({ id, name, type, scan }: DraftFile, { isOwn }: Keeper, text: ReturnType<typeof useText>): Row {
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
  };
}
