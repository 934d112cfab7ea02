import { type CsvLine, readCsv } from "#domain/csv.ts";
import { isSpreadsheet, readSpreadsheet } from "#server/platform/spreadsheet.ts";

/** Reads a list, which is a text file or a spreadsheet of Excel; null if it cannot be read. */
export async function readTable(file: Uint8Array): Promise<CsvLine[] | null> {
  return isSpreadsheet(file) ? ((await readSpreadsheet(file)) ?? null) : readCsv(decode(file));
}

/** Lists come from many programs: with or without a byte order mark, in UTF-8, UTF-16 or Windows-1252. */
function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}
