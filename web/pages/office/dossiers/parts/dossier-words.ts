import { termOf } from "#domain/dossier-term.ts";
import { dossierTerm, kindKey } from "#i18n/office-dossier.ts";
import type { ListedDossier } from "#web/pages/office/dossiers/page.tsx";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";

type Named = Pick<ListedDossier, "title" | "type" | "isUrgent">;

/** Names a dossier: its title, or its kind for readers who may not see the title. */
export function useDossierName(): (dossier: Named) => string {
  const text = useText("dossiers");
  return (dossier) => dossier.title ?? text(kindKey(dossier));
}

/** Gives the reason why the reader does not read a dossier yet, or at all; null if they read it. */
export function gateOf({ levels }: Pick<ListedDossier, "levels">): "declare" | "closed" | "aside" | "bare" | null {
  for (const gate of ["aside", "closed", "declare"] as const) if (levels.includes(gate)) return gate;
  return levels.includes("content") || levels.includes("outcome") ? null : "bare";
}

/** Says where a dossier comes from, as far as the reader may see it. */
export function useOrigin(): (dossier: ListedDossier) => string[] {
  const nameOf = useItemName();
  return ({ type, applicant, organisation, town, branch, department }) => {
    const place = [department && nameOf("departments", department), branch && nameOf("branches", branch)];
    const parts = type === "internal" ? [applicant, ...place] : [organisation, town];
    const knownParts = parts.filter((part) => typeof part === "string" && part !== "");
    return knownParts.length > 0 ? [knownParts.join(", ")] : [];
  };
}

/** Says which term runs for a dossier, and whether it is over; null if none does. */
export function useTerm(now: string) {
  const text = useText("dossiers");
  const format = useFormats();
  return ({ state, completeBy, answerBy }: Pick<ListedDossier, "state" | "completeBy" | "answerBy">) => {
    const term = termOf({ state, answerBy, completeBy: completeBy ? new Date(completeBy) : null }, new Date(now));
    if (!term) return null;
    return { text: dossierTerm(term, { text, format }), isOver: term.isOver };
  };
}
