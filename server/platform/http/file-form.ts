import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { FileProblem } from "#domain/file.ts";
import { Refusal } from "#domain/problem.ts";

/** A form with one file, while it arrives. */
export type FileForm = {
  /** The fields that came before the file. */
  fields: ReadonlyMap<string, string>;
  /** The name that the browser gives the file. */
  name: string;
  /** The content of the file; ends only when the whole form has arrived and has nothing else. */
  content: AsyncIterable<Buffer>;
};

// A form has a few short fields and then one file.
const limits = { files: 1, fields: 8, parts: 9, fieldSize: 512, headerPairs: 16, headerSize: 4096 };

const refusal = (code: Extract<FileProblem["code"], "file.badForm" | "file.brokenOff" | "file.none">) =>
  new Refusal({ code });

/** Reads a form with one file and streams the file to `take`; refuses any other form, or one that breaks off. */
export async function readFileForm<Answer>(
  request: IncomingMessage,
  take: (form: FileForm) => Promise<Answer>,
): Promise<Answer> {
  const form = openForm(request);
  const fields = new Map<string, string>();
  const whole = Promise.withResolvers<void>();
  // The reader of the file gets this error, or the answer does when there is no file yet.
  whole.promise.catch(() => {});
  const answer = Promise.withResolvers<Answer>();
  let file: Readable | null = null;

  const stop = (error: Refusal) => {
    whole.reject(error);
    // The reader of the file cleans up first and then fails with the same error.
    if (file) file.destroy(error);
    else answer.reject(error);
  };
  form.on("field", (name, value, isNameCut, isValueCut) => {
    if (file || isNameCut || isValueCut || fields.has(name)) stop(refusal("file.badForm"));
    else fields.set(name, value);
  });
  form.on("file", (_field, stream, name?: string) => {
    file = stream;
    stream.on("error", () => {});
    take({ fields, name: name ?? "", content: until(stream, whole.promise) }).then(answer.resolve, answer.reject);
  });
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    form.on(limit, () => stop(refusal("file.badForm")));
  form.on("error", () => stop(refusal("file.brokenOff")));
  form.on("finish", () => {
    whole.resolve();
    if (!file) answer.reject(refusal("file.none"));
  });
  request.on("close", () => {
    if (!request.complete) stop(refusal("file.brokenOff"));
  });
  request.pipe(form);
  try {
    return await answer.promise;
  } finally {
    request.unpipe(form);
    // TypeScript does not see that another function has set it.
    (file as Readable | null)?.destroy();
  }
}

function openForm(request: IncomingMessage) {
  try {
    if (!/^multipart\/form-data\b/i.test(request.headers["content-type"] ?? "")) throw refusal("file.badForm");
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw refusal("file.badForm");
  }
}

async function* until(stream: Readable, whole: Promise<void>): AsyncGenerator<Buffer> {
  yield* stream as AsyncIterable<Buffer>;
  await whole;
}

/**
 * Reads the rest of a request and discards it, because a browser that is still sending does not read the answer. Stops
 * after `most` bytes.
 */
export async function discardRest(request: IncomingMessage, most: number): Promise<void> {
  if (request.complete || request.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let bytesLeft = most;
  request.on("data", (piece: Buffer) => {
    bytesLeft -= piece.length;
    if (bytesLeft < 0) resolve();
  });
  request.on("end", resolve);
  request.on("close", resolve);
  request.resume();
  await promise;
}
