import type { IncomingMessage } from "node:http";
import { type Problem, Refusal } from "#domain/problem.ts";
import { requireSetUp } from "#server/actions/set-up.ts";
import { keepFirstRoster } from "#server/actions/set-up-roster.ts";
import type { ContextOf } from "#server/api/office.ts";
import { largestList } from "#server/api/roster.ts";
import type { Context } from "#server/context.ts";
import { discardRest, readFileForm } from "#server/platform/http/file-form.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** The size of a form without its file. */
const envelope = 64 * 1024;

/** Returns the address to go back to when it is on our site, else null. */
type NextIn = (value: unknown) => string | null;

/**
 * Answers `POST /set-up/staff-list`: a form with one file, from the page of the set-up that `?back=` names. Keeps the
 * list for its dry run, and returns to that page, with the reason of a refusal in `refused`.
 */
export function createSetUpRosterHandler(contextOf: ContextOf, nextIn: NextIn): Handler {
  return async (incoming) => {
    const { request, response, path } = incoming;
    if (path !== "/set-up/staff-list") return false;
    response.setHeader("cache-control", "no-store");
    if (request.method !== "POST") {
      response.writeHead(405, { allow: "POST" }).end();
      return true;
    }
    const back = nextIn(new URLSearchParams(request.url?.split("?")[1]).get("back")) ?? "/set-up/roster";
    try {
      await takeList(request, await contextOf(incoming));
      response.writeHead(303, { location: back }).end();
    } catch (error) {
      // A browser reads the answer only after it has sent the whole file.
      await discardRest(request, largestList + envelope);
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(303, { location: `${back}?${reasonOf(error.problem)}` }).end();
    }
    return true;
  };
}

async function takeList(request: IncomingMessage, context: Context): Promise<void> {
  requireSetUp(context);
  await readFileForm(request, async ({ content }) => {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of content) {
      size += piece.length;
      if (size > largestList) throw new Refusal({ code: "file.tooLarge", most: largestList / 1024 / 1024 });
      pieces.push(piece);
    }
    if (size === 0) throw new Refusal({ code: "file.none" });
    await keepFirstRoster(context, Buffer.concat(pieces));
  });
}

function reasonOf(problem: Problem): URLSearchParams {
  const columns = problem.code === "roster.columnsMissing" ? { columns: problem.columns } : {};
  return new URLSearchParams({ refused: problem.code, ...columns });
}
