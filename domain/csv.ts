/** A line of a table with its line number in the file, counted from 1. */
export type CsvLine = { line: number; cells: string[] };

const separators = [";", ",", "\t"] as const;

/** Reads a table with quoted or bare cells, skips empty lines, and takes the separator from the first line. */
export function readCsv(text: string): CsvLine[] {
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let [line, cells, cell, isQuoted, startedAt] = [1, [] as string[], "", false, 1];
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    if (cells.some(Boolean)) lines.push({ line: startedAt, cells });
    cells = [];
    startedAt = line;
  };
  for (let place = 0; place < text.length; place++) {
    const sign = text[place];
    if (sign === "\n") line++;
    if (isQuoted) {
      const isDoubled = sign === '"' && text[place + 1] === '"';
      if (isDoubled) place++;
      if (sign === '"' && !isDoubled) isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === separator) endCell();
    else if (sign === "\n") endLine();
    else if (sign !== "\r") cell += sign;
  }
  endLine();
  return lines;
}

function separatorOf(text: string): string {
  const [, first = ""] = /^[\r\n]*([^\r\n]*)/.exec(text) ?? [];
  // A separator between quotes belongs to a cell.
  const bare = first.replace(/"[^"]*"/g, "");
  const counts = separators.map((separator) => ({ separator, times: bare.split(separator).length }));
  return counts.reduce((best, candidate) => (candidate.times > best.times ? candidate : best)).separator;
}
