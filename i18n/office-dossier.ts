import { lastMinute } from "#domain/brussels-time.ts";
import type { ProjectType } from "#domain/dossier.ts";
import type { DossierTerm } from "#domain/dossier-term.ts";
import type { KeyIn } from "#i18n/area.ts";
import type { Formats } from "#i18n/format.ts";
import type { Text } from "#i18n/text.ts";

/** Gives the key of the name of a dossier for readers who may not see its title; a kind they may not see is null. */
export function kindKey({ type, isUrgent }: { type: ProjectType | null; isUrgent: boolean | null }) {
  if (type === null) return "officeDossier.name.unknown";
  if (type === "external") return "officeDossier.name.external";
  return isUrgent ? "officeDossier.name.urgent" : "officeDossier.name.internal";
}

type Words = { text: Text<KeyIn<"dossiers">>; format: Pick<Formats, "shortDay" | "until"> };

/** Says which term runs for a dossier, and until when. */
export function dossierTerm({ waitsFor, closes, isOver }: DossierTerm, { text, format }: Words): string {
  if (waitsFor === "completion" && !isOver) return format.until(closes);
  const day = format.shortDay(lastMinute(closes));
  return text(isOver ? `officeDossier.term.${waitsFor}.over` : "officeDossier.term.answer", { day });
}
