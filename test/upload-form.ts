import { randomUUID } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Problem } from "#domain/problem.ts";

/** A form as a browser writes it: fields and files, in this order. */
export type FormPart = { name: string; value: string } | { name: string; filename: string; content: Buffer };

/** The body of a form and its content type. */
export function formOf(parts: readonly FormPart[], boundary: string = randomUUID()) {
  const written = parts.flatMap((part) => {
    const file = "filename" in part ? `; filename="${part.filename.replaceAll('"', "%22")}"` : "";
    const type = "filename" in part ? "\r\nContent-Type: application/octet-stream" : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}${type}\r\n\r\n`;
    return [Buffer.from(head), "filename" in part ? part.content : Buffer.from(part.value), Buffer.from("\r\n")];
  });
  const body = Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** The answer to an upload: the added file, or why it was refused. */
export type UploadAnswer = {
  status: number;
  id?: string;
  name?: string;
  size?: number;
  type?: string;
  problem?: Problem;
};

type FormRequest = { url: string; cookie: string; body: Buffer; type: string; path?: string; origin?: string };

/** Posts a finished form to the address for uploads. */
export async function postForm(formRequest: FormRequest): Promise<UploadAnswer> {
  const { url, cookie, body, type, path = "/files", origin = new URL(url).origin } = formRequest;
  const answered = Promise.withResolvers<IncomingMessage>();
  const headers = { "content-type": type, "content-length": body.length, cookie, origin };
  request(`${url}${path}`, { method: "POST", headers }, answered.resolve).on("error", answered.reject).end(body);
  const response = await answered.promise;
  const answer = await text(response);
  return { status: response.statusCode ?? 0, ...(answer.startsWith("{") && JSON.parse(answer)) };
}
