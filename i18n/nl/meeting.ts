import type { MeetingProblem } from "#domain/meeting.ts";

/** The sentences of the meeting of the committee. */
export const texts = {
  "meeting.goesOn": "De vergadering is al bezig.",
  "meeting.over": "Er is nu geen vergadering.",
  "meeting.notPresent": "Deze persoon is niet aanwezig.",
  "meeting.notRecorder": "Alleen wie notuleert, kan dit.",
  "meeting.tooFew": "Er zijn te weinig leden. Nodig: {count}.",
  "meeting.handsDiffer": "De stemmen kloppen niet: er zijn {count} leden.",
  "meeting.noMajority": "Geen meerderheid: {count} leden moeten voor zijn.",
} satisfies Record<MeetingProblem["code"], string> & Record<string, string>;
