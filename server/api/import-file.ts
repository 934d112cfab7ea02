import type { IncomingMessage } from "node:http";
import { type Problem, Refusal } from "#domain/problem.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { keepProjectImport } from "#server/actions/project-import.ts";
import { keepRosterDraft } from "#server/actions/roster-draft.ts";
import { requireSetUp } from "#server/actions/set-up.ts";
import { keepFirstRoster } from "#server/actions/set-up-roster.ts";
import { type ContextOf, leadToLogin, prefixAndPage } from "#server/api/office.ts";
import { largestList } from "#server/api/roster.ts";
import type { Context } from "#server/context.ts";
import { discardRest, readFileForm } from "#server/platform/http/file-form.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** The size of a form without its file. */
const envelope = 64 * 1024;

/** Returns the address to go back to when it is on our site, else null. */
type NextIn = (value: unknown) => string | null;

/** A form with a list: who may send it, and where the list is kept for its dry run. */
type ListForm = {
  address: string;
  /** The page to return to, if the form does not name one. */
  page: string;
  check(context: Context): unknown;
  keep(context: Context, file: Uint8Array, name: string): Promise<void>;
};

const officeForm: ListForm = {
  address: "/office/people/staff-list",
  page: "/office/people/import",
  check: ({ me }) => requirePermission(me, "importRoster"),
  keep: keepRosterDraft,
};

const setUpForm: ListForm = {
  address: "/set-up/staff-list",
  page: "/set-up/roster",
  check: requireSetUp,
  keep: keepFirstRoster,
};

const projectForm: ListForm = {
  address: "/office/projects/list",
  page: "/office/projects/import",
  check: ({ me }) => requirePermission(me, "writeProject"),
  keep: keepProjectImport,
};

/**
 * Answers `POST /office/people/staff-list`, `POST /set-up/staff-list` and `POST /office/projects/list`: a form with one
 * file, from the page that `?back=` names. Keeps the list for its dry run, and returns to that page, with the reason of
 * a refusal in `refused`; a visitor without a session logs in first.
 */
export function createImportFileHandlers(contextOf: ContextOf, nextIn: NextIn): Handler[] {
  return [officeForm, setUpForm, projectForm].map((form) => listHandler(form, contextOf, nextIn));
}

function listHandler(form: ListForm, contextOf: ContextOf, nextIn: NextIn): Handler {
  return async (incoming) => {
    const { request, response, path } = incoming;
    if (path !== form.address) return false;
    response.setHeader("cache-control", "no-store");
    if (request.method !== "POST") {
      response.writeHead(405, { allow: "POST" }).end();
      return true;
    }
    const back = nextIn(new URLSearchParams(request.url?.split("?")[1]).get("back")) ?? form.page;
    try {
      await takeList(request, await contextOf(incoming), form);
      response.writeHead(303, { location: back }).end();
    } catch (error) {
      // A browser reads the answer only after it has sent the whole file.
      await discardRest(request, largestList + envelope);
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.code === "login.required") return leadToLogin(response, ...prefixAndPage(back));
      response.writeHead(303, { location: `${back}?${reasonOf(error.problem)}` }).end();
    }
    return true;
  };
}

async function takeList(request: IncomingMessage, context: Context, { check, keep }: ListForm): Promise<void> {
  check(context);
  await readFileForm(request, async ({ name, content }) => {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of content) {
      size += piece.length;
      if (size > largestList) throw new Refusal({ code: "file.tooLarge", most: largestList / 1024 / 1024 });
      pieces.push(piece);
    }
    if (size === 0) throw new Refusal({ code: "file.none" });
    await keep(context, Buffer.concat(pieces), name);
  });
}

function reasonOf(problem: Problem): URLSearchParams {
  const columns = "columns" in problem ? { columns: problem.columns } : {};
  return new URLSearchParams({ refused: problem.code, ...columns });
}
