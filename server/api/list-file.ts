import { csvLine } from "#domain/csv-write.ts";
import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { mostSpreadsheetRows } from "#domain/list.ts";
import { type ListCell, textOfCell } from "#domain/list-cell.ts";
import { lists } from "#domain/office-list.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { type ExportedListName, writeList } from "#server/actions/list-export.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { readListAddress } from "#server/api/list.ts";
import { answerRefusal, type ContextOf } from "#server/api/office.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";
import { writeSpreadsheet } from "#server/platform/spreadsheet.ts";

/** The pages of the lists, without language and ending. */
const pages: Record<string, ExportedListName> = {
  "/office/dossiers": "dossiers",
  "/office/inbox": "inbox",
  "/office/projects": "projects",
  "/office/offers": "offers",
  "/office/organisations": "organisations",
  "/office/people": "people",
  "/office/texts": "texts",
  "/office/settings/mails": "mails",
  "/office/settings/log": "audit",
};

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Excel reads a text file as UTF-8 only with this mark at its start. */
const byteOrderMark = "\ufeff";

/**
 * Answers the address of a list with `.csv` or `.xlsx` behind its path: all rows that the list shows, on all its pages,
 * with the columns and in the order of the address.
 */
export function createListFileHandler(contextOf: ContextOf): Handler {
  return async (incoming) => {
    const [, prefix, path = "", ending] =
      /^(?:\/([a-z]{2}))?(\/office\/[a-z/]+)\.(csv|xlsx)$/.exec(incoming.path) ?? [];
    const name = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!name || !isReading(incoming)) return false;
    const { request, response } = incoming;
    response.setHeader("cache-control", "no-store");
    const language: Language = languages.find((one) => one === prefix) ?? defaultLanguage;
    try {
      const context = await contextOf(incoming);
      requirePermission(context.me, lists[name].act);
      const { question } = await readListAddress(context.db, name, request.url?.split("?")[1] ?? "");
      const table = writeList(context, name, question, language);
      const head = {
        "content-type": types[ending as keyof typeof types],
        "content-disposition": `attachment; filename="${name}.${ending}"`,
      };
      if (ending === "csv") {
        response.writeHead(200, head);
        await sendWhileMade(response, inBytes(table));
        return true;
      }
      const rows: ListCell[][] = [];
      for await (const some of table) {
        rows.push(...some);
        refuse(
          rows.length > mostSpreadsheetRows + 1 ? { code: "list.tooLongForExcel", most: mostSpreadsheetRows } : null,
        );
      }
      response.writeHead(200, head).end(await writeSpreadsheet(rows));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const search = request.url?.split("?")[1];
      answerRefusal(incoming, error.problem, (prefix ? `/${prefix}` : "") + path + (search ? `?${search}` : ""));
    }
    return true;
  };
}

async function* inBytes(table: AsyncIterable<ListCell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark);
  for await (const lines of table) yield Buffer.from(lines.map((cells) => csvLine(cells.map(textOfCell))).join(""));
}
