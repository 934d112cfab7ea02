/** A cell of a downloaded list: a text, or a value that a spreadsheet can add up and sort, with its text. */
export type ListCell =
  | string
  | { kind: "number"; value: number; text: string }
  | { kind: "amount"; cents: number; text: string }
  | { kind: "day" | "instant"; at: Date; text: string };

/** Gives the text of a cell, as the reader of a list sees it. */
export function textOfCell(cell: ListCell): string {
  return typeof cell === "string" ? cell : cell.text;
}
