import { readSheet } from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import { brusselsTime } from "#domain/brussels-time.ts";
import type { CsvLine } from "#domain/csv.ts";
import { type ListCell, textOfCell } from "#domain/list-cell.ts";

/** A spreadsheet that unpacks to more than this is no list of people. */
const mostUnpackedBytes = 300 * 1024 * 1024;

/** Tells whether these are the bytes of a spreadsheet of Excel, which is a zip archive. */
export function isSpreadsheet(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;
}

/** Reads the first sheet of a spreadsheet as lines of text; null if it is damaged or no spreadsheet. */
export async function readSpreadsheet(file: Uint8Array): Promise<CsvLine[] | null> {
  if (unpackedBytes(file) > mostUnpackedBytes) return null;
  try {
    const rows = await readSheet(Buffer.from(file));
    return rows
      .map((cells, index) => ({
        line: index + 1,
        cells: cells.map((cell) => (cell === null ? "" : String(cell).trim())),
      }))
      .filter(({ cells }) => cells.some(Boolean));
  } catch {
    return null;
  }
}

/** Writes lines of cells as a spreadsheet with one sheet. Every text has the type of a text, so none is read as a formula. */
export function writeSpreadsheet(lines: readonly (readonly ListCell[])[]): Promise<Buffer> {
  const [head = [], ...rows] = lines;
  const table = [
    head.map((cell) => ({ value: textOfCell(cell), type: String, fontWeight: "bold" as const })),
    ...rows.map((cells) => cells.map(writeCell)),
  ];
  return writeExcelFile(table).toBuffer();
}

/** The formats of Excel; it shows them as the language of its user does. */
const formats = { amount: "[$€-813] #,##0.00", day: "dd/mm/yyyy", instant: "dd/mm/yyyy hh:mm" } as const;

function writeCell(cell: ListCell) {
  if (typeof cell === "string") return { value: cell, type: String };
  if (cell.kind === "number") return { value: cell.value, type: Number };
  if (cell.kind === "amount") return { value: cell.cents / 100, type: Number, format: formats.amount };
  // A spreadsheet knows no time zones, so it gets the clock of Brussels.
  const clock = brusselsTime(cell.at);
  const value = new Date(cell.kind === "day" ? clock.slice(0, 10) : `${clock}Z`);
  return { value, type: Date, format: formats[cell.kind] };
}

/** Adds up the sizes that the directory of a zip archive names, before anything is unpacked. */
function unpackedBytes(file: Uint8Array): number {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  let sum = 0;
  for (let place = bytes.indexOf(entry); place !== -1; place = bytes.indexOf(entry, place + 4))
    if (place + 28 <= bytes.length) sum += bytes.readUInt32LE(place + 24);
  return sum;
}
