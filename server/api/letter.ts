import { lettersFields } from "#domain/access-letter.ts";
import { checkId } from "#domain/id.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkField, checkFields } from "#domain/rules.ts";
import { printAccessLetters } from "#server/actions/letter.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { type ContextOf, postHandler } from "#server/api/office.ts";
import { readBody } from "#server/platform/http/body.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

/** Enough for the employee IDs of ten thousand people. */
const largestForm = 256 * 1024;

/**
 * Answers `POST /office/letters.pdf` with access letters. A plain form says whose: `branch`, `withoutMailbox=on`, and
 * `person` with an employee ID or `id` with the id of a person as often as needed; without them it is everyone. It is a
 * POST, as it makes new codes.
 */
export function createLetterHandler(contextOf: ContextOf): Handler {
  return postHandler(
    "/office/letters.pdf",
    { contextOf, page: "/office/people" },
    async ({ request, response, context }) => {
      requirePermission(context.me, "printAccessLetters");
      const form = new URLSearchParams(await readBody(request, largestForm));
      const requestedBranch = form.get("branch") ?? "";
      const persons = form.getAll("person");
      const malformed = persons.find((person) => checkField(lettersFields.person, person, {}) !== null);
      refuse(invalidForm(checkFields(lettersFields, { branch: requestedBranch, person: malformed })));
      const ids = form.getAll("id");
      for (const id of ids) refuse(checkId(id));
      const { pdf } = await printAccessLetters(context, {
        branch: requestedBranch || null,
        withoutMailbox: form.get("withoutMailbox") === "on",
        ...(persons.length > 0 && { employeeIds: persons }),
        ...(ids.length > 0 && { personIds: ids }),
      });
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="access-letters.pdf"',
      });
      // After a broken download the coordinator simply prints again.
      await sendWhileMade(response, pdf);
    },
  );
}
