import { mostSpreadsheetRows } from "#domain/list.ts";
import type { Problem } from "#domain/problem.ts";

// The office downloads some files with a plain form or link, so a refusal travels in the address of the page.

const name = "fileRefused";
const countName = "fileRefusedCount";

/** Adds the reason why a file was refused to the address of a page. */
export function withFileRefusal(address: URLSearchParams, problem: Problem): URLSearchParams {
  address.set(name, problem.code);
  address.delete(countName);
  if (problem.code === "letter.needsOperator") address.set(countName, String(problem.count));
  return address;
}

/** Reads why a file was refused; null when none was. */
export function fileRefusalIn(address: URLSearchParams): Problem | null {
  const code = address.get(name);
  if (code === null) return null;
  if (code === "letter.needsOperator") return { code, count: Number(address.get(countName)) || 1 };
  if (code === "list.tooLongForExcel") return { code, most: mostSpreadsheetRows };
  if (code === "letter.nobody" || code === "person.unknown" || code === "permission.denied") return { code };
  if (code === "secondFactor.required") return { code };
  return { code: "file.notMade" };
}
