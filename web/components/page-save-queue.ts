import { deviceStorage } from "#web/components/draft-on-device.ts";
import { createSaveQueue } from "#web/components/save-queue.ts";
import { submitProject } from "#web/stores/submit-project.ts";

/** The queue that saves the dossier of the open page. On the server it is always empty. */
export const saveQueue = createSaveQueue({
  store: submitProject,
  device: deviceStorage,
  after: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  isOnline: () => navigator.onLine !== false,
});
