import type { texts as dutch } from "#i18n/nl/trouble.ts";

export const texts = {
  "decision.ballotFull": "The ballot has no room for all these projects.",
  "outbox.stays.ballotFull":
    "{count, plural, one {stays} other {stay}}: the ballot is too short. Leave some behind, or make it longer in the plan of the call ({numbers})",
  "ranking.confidential": "Confidential dossiers",
  "ranking.confidential.text": "They have a ranking of their own. Coordinators do not see it.",
  "ranking.none.text": "The ranking appears here when the committee has scored the dossiers of a call.",
  "round.short":
    "{count, plural, one {1 dossier has fewer than {perDossier} members.} other {# dossiers have fewer than {perDossier} members.}} The other dossiers stay as they are.",
  "round.shareRest": "Share out the rest",
  "meeting.itemLeft": "The dossier that was discussed is no longer with the committee. Choose the next one.",
  "projects.ended":
    "{count, plural, one {1 project is still on the site, but its dossier is no longer public.} other {# projects are still on the site, but their dossiers are no longer public.}}",
} satisfies Record<keyof typeof dutch, string>;
