import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Incoming } from "#server/platform/http/server.ts";

type Paper = { name: string; print(): Promise<AsyncIterable<Buffer>> };

/** Answers with a paper as a PDF. One that the reader may not read gets the same 404 as one that does not exist. */
export async function answerPdf({ request, response }: Incoming, paper: Paper | null): Promise<boolean> {
  if (!paper) return false;
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${paper.name}"`,
  };
  if (request.method === "HEAD") {
    response.writeHead(200, headers).end();
    return true;
  }
  const pdf = await paper.print();
  response.writeHead(200, headers);
  await sendWhileMade(response, pdf);
  return true;
}
