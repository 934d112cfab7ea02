import { mayStayOnDevice, type Sending, type Unsent } from "#domain/dossier-draft.ts";
import { createSaveQueue, type SavedForm, type SaveResult } from "#web/components/save-queue.ts";
import { createStore } from "#web/stores/store.ts";
import { type SubmitProject, submitProject } from "#web/stores/submit-project.ts";

/** Lets all promises continue that can. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates timers that run when the test moves the clock. */
function createClock() {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  return {
    after: (run: () => void, milliseconds: number) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (milliseconds: number) => {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
    countTimers: () => timers.size,
  };
}

type PendingSave = Sending & { isLeaving: boolean; reply(result: SaveResult): Promise<void>; fail(): Promise<void> };

/** Creates a page that saves a draft, with a device, a network and a clock that the test controls. */
export function createDraftPage() {
  const clock = createClock();
  const stored: Record<string, Unsent> = {};
  const network = { isOnline: true };
  const store = createStore<SubmitProject>(submitProject.initialValue);
  const queue = createSaveQueue({
    store,
    after: clock.after,
    isOnline: () => network.isOnline,
    device: {
      read: (id) => stored[id] ?? {},
      add: (id, unsent) => {
        const answers = Object.entries(unsent).filter(([field]) => mayStayOnDevice(field));
        stored[id] = { ...stored[id], ...Object.fromEntries(answers) };
      },
      forgetAnswers: (id, isObsolete) => {
        const answers = Object.entries(stored[id] ?? {}).filter(([field, { value }]) => !isObsolete(field, value));
        stored[id] = Object.fromEntries(answers);
      },
      forgetDraft: (id) => delete stored[id],
    },
  });
  const saves: PendingSave[] = [];

  /** Opens a form with these answers on the server, in revision 1 of the draft. */
  const openForm = (answers: Record<string, string>, draft: Partial<SavedForm> = {}) => {
    const fields = { ...answers };
    const form = queue.openForm({
      id: "bees",
      type: "external",
      revision: 1,
      changedAt: "2026-03-02T08:00:00Z",
      answers: { project_type: "external", ...answers },
      readAnswers: () => fields,
      fillIn: (field, value) => {
        if (field in fields) fields[field] = value;
      },
      save: (sending, isLeaving) => {
        const { promise, resolve, reject } = Promise.withResolvers<SaveResult>();
        saves.push({
          ...sending,
          isLeaving,
          reply: (result) => {
            resolve(result);
            return settle();
          },
          fail: () => {
            reject(new Error("no answer"));
            return settle();
          },
        });
        return promise;
      },
      mayStayOnDevice: ({ project_type }) => project_type === "external",
      readLatest: null,
      ...draft,
    });
    const type = (field: string, value: string) => {
      fields[field] = value;
      form.handleInput();
    };
    return { ...form, fields, type };
  };

  const lastSave = () => {
    const save = saves.at(-1);
    if (!save) throw new Error("Nothing was sent");
    return save;
  };
  return { queue, store, clock, network, stored, saves, lastSave, openForm };
}
