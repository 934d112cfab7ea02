import type { FileField } from "#domain/dossier-form.ts";
import type { Problem } from "#domain/problem.ts";
import type { StoredFile } from "#web/stores/files.ts";

type Upload = {
  /** The form fields that say to which dossier it belongs. */
  ownerFields: Readonly<Record<string, string>>;
  field: FileField;
  file: File;
};
type UploadOutcome = { isAborted: boolean; problem: Problem | null; storedFile: StoredFile | null };

/** The address for uploads; an operator may configure another one. */
const address = () => document.documentElement.dataset.upload ?? "/files";

/** Sends a file and reports its progress. `fetch` cannot report how much of a body is sent. */
export function beginUpload({ ownerFields, field, file }: Upload, onProgress: (percent: number) => void) {
  const request = new XMLHttpRequest();
  const { promise: outcome, resolve } = Promise.withResolvers<UploadOutcome>();
  const form = new FormData();
  for (const [name, value] of Object.entries(ownerFields)) form.set(name, value);
  form.set("field", field);
  form.set("file", file);
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / Math.max(total, 1)) * 100));
  request.onload = () => {
    const storedFile = request.status === 201 ? (request.response as StoredFile | null) : null;
    resolve({ isAborted: false, problem: storedFile ? null : problemIn(request), storedFile });
  };
  request.onerror = () => {
    const code = navigator.onLine === false ? "offline" : "unavailable";
    resolve({ isAborted: false, problem: { code }, storedFile: null });
  };
  request.onabort = () => resolve({ isAborted: true, problem: null, storedFile: null });
  request.open("POST", address());
  request.responseType = "json";
  request.send(form);
  return { outcome, abort: () => request.abort() };
}

function problemIn({ response }: XMLHttpRequest): Problem {
  const { problem } = (response ?? {}) as { problem?: Problem };
  return problem ?? { code: "unavailable" };
}

/** Removes a file again, and returns whether that worked. */
export async function removeStoredFile(id: string, ownerFields: Upload["ownerFields"]): Promise<boolean> {
  const address = `/files/${id}?${new URLSearchParams(ownerFields)}`;
  const answer = await fetch(address, { method: "DELETE", credentials: "same-origin" }).catch(() => null);
  return answer?.ok ?? false;
}
