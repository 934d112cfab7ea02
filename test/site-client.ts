import { randomInt } from "node:crypto";
import { formOf, postForm } from "#test/upload-form.ts";

/** Someone at a browser: their cookie, if any, and a way to send requests to a site. */
export type SiteClient = {
  url: string;
  cookie: string;
  /** Sends an operation to the API; throws when the API refuses it. */
  ask<Data>(query: string, variables: Record<string, unknown>): Promise<Data>;
};

/** A random network for each request to a site behind one proxy, so that no request meets the rate limit. */
export const fromAnywhere = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

/** Someone at a browser of a site. */
export function aSiteClient(url: string, cookie = ""): SiteClient {
  const headers = { "content-type": "application/json", origin: new URL(url).origin, ...(cookie && { cookie }) };
  return {
    url,
    cookie,
    ask: async <Data>(query: string, variables: Record<string, unknown>) => {
      const body = JSON.stringify({ query, variables });
      const answer = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { ...headers, ...fromAnywhere() },
        body,
      });
      const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
      if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
      return data;
    },
  };
}

/** Uploads a file with these fields and returns its id. */
export async function uploadTo(
  { url, cookie }: SiteClient,
  fields: Record<string, string>,
  file: { filename: string; content: Buffer },
): Promise<string> {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const { id, problem } = await postForm({ url, cookie, ...formOf([...parts, { name: "file", ...file }]) });
  if (!id) throw new Error(`The file was refused: ${JSON.stringify(problem)}`);
  return id;
}
