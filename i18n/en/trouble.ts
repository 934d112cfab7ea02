import type { texts as dutch } from "#i18n/nl/trouble.ts";

export const texts = {
  "ranking.confidential": "Confidential dossiers",
  "ranking.confidential.text": "They have a ranking of their own. Coordinators do not see it.",
  "round.short":
    "{count, plural, one {1 dossier has fewer than {perDossier} members.} other {# dossiers have fewer than {perDossier} members.}} The other dossiers stay as they are.",
  "round.shareRest": "Share out the rest",
} satisfies Record<keyof typeof dutch, string>;
  "projects.ended":
    "{count, plural, one {1 project is still on the site, but its dossier is no longer public.} other {# projects are still on the site, but their dossiers are no longer public.}}",
