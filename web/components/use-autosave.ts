import { type RefObject, useEffect, useEffectEvent } from "react";
import type { DossierField } from "#domain/dossier-form.ts";
import { readFormAnswers } from "#web/components/dossier-act.ts";
import { fillIn } from "#web/components/dossier-control.ts";
import { answersOf, isLoadedInBrowser, type LoadedDraft } from "#web/components/dossier-draft.ts";
import type { DraftStore } from "#web/components/dossier-draft-store.ts";
import { saveQueue } from "#web/components/page-save-queue.ts";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";

type AutosaveOptions = { form: RefObject<HTMLFormElement | null>; draft: LoadedDraft; draftStore: DraftStore };

const api = createApi(browserTransport);

/** Sends the last answers of a page that is closing. */
const keepaliveApi = createApi((endpoint, body, signal) =>
  browserTransport(endpoint, body, signal, { keepalive: true }),
);

/** Saves the answers of a form of a dossier, from the moment it opens until all of them are on the server. */
export function useAutosave({ form, draft, draftStore }: AutosaveOptions): void {
  const { id, read } = draftStore;

  // This runs only once for each step. When the dossier is read again, the form still has its old answers, and they would
  // look like changes on this device.
  const openForm = useEffectEvent((formElement: HTMLFormElement) =>
    saveQueue.openForm({
      ...draft,
      id,
      answers: answersOf(draft),
      readAnswers: () => readFormAnswers(new FormData(formElement)),
      fillIn: (field, value) => fillIn(formElement, field as DossierField, value),
      save: (sending, isLeaving) => draftStore.save(isLeaving ? keepaliveApi : api, sending),
      mayStayOnDevice: draftStore.mayStayOnDevice,
      readLatest: read && !isLoadedInBrowser(draft) ? () => read(api) : null,
    }),
  );

  useEffect(() => {
    const formElement = form.current;
    if (!formElement || !id) return;
    const { handleInput, sendNow, sendBeforeLeaving, close } = openForm(formElement);
    const handleLeave = () => {
      if (document.visibilityState === "hidden") sendBeforeLeaving();
    };
    const abortController = new AbortController();
    const { signal } = abortController;
    formElement.addEventListener("input", handleInput, { signal });
    document.addEventListener("visibilitychange", handleLeave, { signal });
    // This comes before the request for the next page; browsers without it send when the page is hidden.
    window.addEventListener("beforeunload", sendBeforeLeaving, { signal });
    window.addEventListener("pagehide", handleLeave, { signal });
    window.addEventListener("online", sendNow, { signal });
    window.addEventListener("focus", sendNow, { signal });
    return () => {
      close();
      abortController.abort();
    };
  }, [form, id]);
}
