import type { ServerResponse } from "node:http";
import { brusselsTime } from "#domain/brussels-time.ts";
import { pathPrefix } from "#domain/language.ts";
import { Refusal } from "#domain/problem.ts";
import { collectOwnData, printOwnData } from "#server/actions/account.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { ContextOf } from "#server/api/office.ts";
import type { Context } from "#server/context.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

type File = {
  type: string;
  /** Makes the file before the first byte is sent, so that a failure sends nothing. */
  make(context: Context): Promise<(response: ServerResponse) => unknown>;
};

const files: Readonly<Record<string, File>> = {
  json: {
    type: "application/json; charset=utf-8",
    make: async (context) => {
      const ownData = await collectOwnData(context);
      return (response) => response.end(`${JSON.stringify(ownData, null, 2)}\n`);
    },
  },
  pdf: {
    type: "application/pdf",
    make: async (context) => {
      const pdf = await printOwnData(context);
      return (response) => sendWhileMade(response, pdf);
    },
  },
};

const address = new RegExp(`^(${Object.values(pathPrefix).join("|")})/account/data\\.(json|pdf)$`);

/**
 * Answers `/account/data.json` and `/account/data.pdf`: everything that the fund keeps about the person who asks. The
 * address begins with the language of the page, because a visitor without a session gets the login page instead.
 */
export function createAccountDataHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const { path, request, response } = incoming;
    const [, language = "", ending = ""] = address.exec(path) ?? [];
    const file = files[ending];
    if (!file || !isReading(incoming)) return false;
    response.setHeader("cache-control", "private, no-store");
    try {
      const context = await contextOf(incoming);
      const { employeeId } = requirePermission(context.me, "seeOwnAccount");
      // A HEAD request downloads nothing, so it is not logged.
      const send = request.method === "HEAD" ? () => response.end() : await file.make(context);
      response.writeHead(200, {
        "content-type": file.type,
        "content-disposition": `attachment; filename="${fileName(employeeId, context.now)}.${ending}"`,
      });
      await send(response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The session may have ended: the person logs in again and returns to the account page.
      const next = encodeURIComponent(`${language}/account`);
      response.writeHead(303, { location: `${language}/login?next=${next}` }).end();
    }
    return true;
  };
}

/** Uses only characters that every system accepts; a person without an employee number has an address as ID. */
function fileName(employeeId: string, now: Date): string {
  return ["samen", ...(employeeId.match(/[A-Za-z0-9]+/g) ?? []), brusselsTime(now).slice(0, 10)].join("-");
}
