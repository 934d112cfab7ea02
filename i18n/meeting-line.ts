import type { Outcome } from "#domain/decision.ts";
import type { MeetingEntryKind } from "#domain/meeting.ts";
import type { KeyIn } from "#i18n/area.ts";
import type { Formats } from "#i18n/format.ts";
import type { Text } from "#i18n/text.ts";

type Line = {
  kind: MeetingEntryKind;
  person: string | null;
  number: string | null;
  title: string | null;
  outcome: Outcome | null;
  amountInCents: number | null;
};
type Words = { text: Text<KeyIn<"meeting" | "decisions">>; format: Pick<Formats, "wholeMoney"> };

/** Says one line of the minutes. */
export function meetingLine(
  { kind, person, number, title, outcome, amountInCents }: Line,
  { text, format }: Words,
): string {
  const dossier = [number, title].filter(Boolean).join(" ");
  if (kind !== "decided" || !outcome) return text(`meeting.line.${kind}`, { person: person ?? "", dossier });
  const amount = amountInCents === null ? [] : [format.wholeMoney(amountInCents)];
  return text("meeting.line.decided", {
    dossier,
    decision: [text(`decision.outcome.${outcome}`), ...amount].join(", "),
  });
}
