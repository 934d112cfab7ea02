/** The first characters that spreadsheets read as the start of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Writes a line of a table that spreadsheets of Belgium and the Netherlands open as it is. A text that would be read as a
 * formula gets an apostrophe in front, which spreadsheets hide.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(cell: string): string {
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
