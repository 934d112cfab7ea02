import { useEffect } from "react";
import type { FileField } from "#domain/dossier-form.ts";
import { checkFileChoice, isFileProblem } from "#domain/file.ts";
import type { TextKey } from "#i18n/area.ts";
import type { Text } from "#i18n/text.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { beginUpload, removeUploaded } from "#web/components/upload.ts";
import { goneFiles, type StoredFile, type UploadFile, files as uploads } from "#web/stores/files.ts";
import { useStore } from "#web/stores/store.ts";
import { useProblemText, useText } from "#web/text.tsx";
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
  mustLogIn: boolean;
};

type Asked = { keeper: Keeper; files: readonly StoredFile[]; field: FileField; most: number };

const running = new Map<string, { abort(): void; file: File }>();
let counter = 0;

/**
 * The files of a dossier on the server: those from its last read, with later additions and removals. We do not read the
 * dossier again for them, because a network failure at that moment would lose the form and all typed text.
 */
export function useStoredFiles(id: string, files: readonly StoredFile[]): readonly StoredFile[] {
  const all = useStore(uploads);
  const gone = useStore(goneFiles);
  const added = Object.entries(all)
    .filter(([place]) => place.startsWith(`${id} `))
    .flatMap(([, rows]) => rows.flatMap(({ stored }) => stored ?? []))
    .filter((one) => !files.some((file) => file.id === one.id));
  return [...files, ...added].filter((file) => !gone.includes(file.id));
}

/** Forgets files that were refused for their content; files that failed because of the network can still be sent. */
function forgetRefused(isPlace: (place: string) => boolean): void {
  const isRefused = ({ problem }: UploadFile) => problem !== null && isFileProblem(problem.code);
  uploads.set((all) =>
    Object.fromEntries(
      Object.entries(all).map(([place, rows]) => [
        place,
        isPlace(place) ? rows.filter((one) => !isRefused(one)) : rows,
      ]),
    ),
  );
}

/**
 * The files of a dossier that are not on the server yet: uploading or failed. The browser asks before the page closes
 * meanwhile; when people leave the form, refused files are forgotten.
 */
export function useUnderWay(id: string): readonly UploadFile[] {
  const all = useStore(uploads);
  useEffect(() => () => forgetRefused((place) => place.startsWith(`${id} `)), [id]);
  const underWay = Object.entries(all)
    .filter(([place]) => place.startsWith(`${id} `))
    .flatMap(([, rows]) => rows.filter(({ state }) => ["waiting", "uploading", "failed"].includes(state)));
  const isRunning = underWay.some(({ state }) => state !== "failed");
  useEffect(() => {
    if (!isRunning) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", handleLeave);
    return () => window.removeEventListener("beforeunload", handleLeave);
  }, [isRunning]);
  return underWay;
}

/** The letters that show the kind of a file. */
export function endingShown(name: string): string {
  return name
    .slice(name.lastIndexOf(".") + 1)
    .toUpperCase()
    .slice(0, 4);
}

/** The stored and the uploading files of a field, and the actions on them. */
export function useUploads({ keeper, files, field, most }: Asked) {
  const text = useText("submission");
  const problemText = useProblemText();
  const { id, filesOf: of } = keeper;
  const place = `${id} ${field}`;
  const sent = useStore(uploads, (all) => all[place]) ?? none;
  const there = files.filter((file) => file.field === field);
  const isThere = (id: string) => there.some((file) => file.id === id);
  // A file that was just removed is not shown as just complete.
  const under = sent.filter(({ state, stored }) => state !== "done" && (!stored || isThere(stored.id)));

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
      change(key, { state: "just_complete", progress: 100, stored: outcome.stored });
      await new Promise((resolve) => setTimeout(resolve, justComplete));
      change(key, { state: "done" });
    });
  };

  const add = (chosen: File[]) => {
    // A new file replaces a refused one.
    forgetRefused((one) => one === place);
    for (const { id, scan } of there) if (scan === "infected") remove(id);
    const begun = chosen.map((file) => ({ file, key: `${place} ${++counter}` }));
    const rows = begun.map(
      ({ file, key }): UploadFile => ({
        key,
        name: file.name,
        size: file.size,
        state: "waiting",
        progress: 0,
        stored: null,
        problem: null,
      }),
    );
    uploads.set((all) => ({ ...all, [place]: [...(all[place] ?? []), ...rows] }));
    const room = most - there.length - under.filter(({ state }) => state === "uploading").length;
    for (const [index, { file, key }] of begun.entries()) {
      const problem = index < room ? checkFileChoice(file) : ({ code: "file.tooMany", most } as const);
      if (problem) change(key, { state: "failed", problem });
      else send(key, file);
    }
  };

  const remove = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
    const stored = under.find((one) => one.key === key)?.stored?.id ?? key;
    if (!isThere(stored)) return drop(key);
    goneFiles.set((gone) => [...gone, stored]);
    // A file that could not be removed is shown again.
    void removeUploaded(stored, of).then(
      (isGone) => isGone || goneFiles.set((gone) => gone.filter((one) => one !== stored)),
    );
  };

  const retry = (key: string) => {
    const file = running.get(key)?.file;
    if (file) send(key, file);
  };

  const rows = [
    // During its second as just complete, a file is shown by its upload row.
    ...there
      .filter(({ id }) => !under.some(({ stored }) => stored?.id === id))
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
          ? problemText(problem)
          : state === "just_complete"
            ? text("submit.files.done")
            : text("submit.files.sending", { percent: progress }),
        isPicture: false,
        // A refused file is refused again, but a failed connection may be back.
        mayRetry: running.has(key) && problem !== null && !isFileProblem(problem.code),
        mustLogIn: problem?.code === "login.required",
      }),
    ),
  ];
  return { rows, add, remove, retry };
}

const none: readonly UploadFile[] = [];

function rowOfStored({ id, name, type, scan }: StoredFile, { isOwn }: Keeper, text: Text<TextKey<"submission">>): Row {
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
