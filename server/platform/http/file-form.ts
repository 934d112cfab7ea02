import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { FileProblem } from "#domain/file.ts";
import { Refusal } from "#domain/problem.ts";

/** A form with a file in it, as it comes in. */
export type FileForm = {
  /** The fields that stood before the file. */
  fields: ReadonlyMap<string, string>;
  /** What the browser calls the file. */
  name: string;
  /** What is in it; ends only when the whole form has come and holds nothing else. */
  content: AsyncIterable<Buffer>;
};

// A few short fields, then one file.
const limits = { files: 1, fields: 8, parts: 9, fieldSize: 512, headerPairs: 16, headerSize: 4096 };

const refusal = (code: Extract<FileProblem["code"], "file.badForm" | "file.brokenOff" | "file.none">) =>
  new Refusal({ code });

/** Reads a form with one file, and hands that on while it comes in; refuses a form that is not so, or breaks off. */
export async function readFileForm<Answer>(
  request: IncomingMessage,
  take: (form: FileForm) => Promise<Answer>,
): Promise<Answer> {
  const form = openForm(request);
  const fields = new Map<string, string>();
  const whole = Promise.withResolvers<void>();
  // Whoever reads the file hears of it; before that, the answer does.
  whole.promise.catch(() => {});
  const answer = Promise.withResolvers<Answer>();
  let file: Readable | null = null;

  const stop = (error: Refusal) => {
    whole.reject(error);
    // What was taken cleans up first, and then says the same.
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
    // Its type does not see that another function has set it.
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
 * Reads what is left of a request and throws it away: a browser that is still sending hears no answer. Gives up on
 * whoever sends more than this.
 */
export async function discardRest(request: IncomingMessage, most: number): Promise<void> {
  if (request.complete || request.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = most;
  request.on("data", (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) resolve();
  });
  request.on("end", resolve);
  request.on("close", resolve);
  request.resume();
  await promise;
}
