import type { TextKey } from "#i18n/area.ts";
import type { Text } from "#i18n/text.ts";

const columnKeys = {
  employeeId: "people.employeeId",
  firstname: "people.firstname",
  lastname: "people.lastname",
  branch: "people.branch",
} as const;

/** Names the missing columns of a staff list in the reader's language. The address of the page has their codes. */
export function columnNames(codes: string, text: Text<TextKey<"people">>): string {
  return codes
    .split(", ")
    .flatMap((code) => (Object.hasOwn(columnKeys, code) ? text(columnKeys[code as keyof typeof columnKeys]) : []))
    .join(", ");
}
