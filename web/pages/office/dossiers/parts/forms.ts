import { completionFields, dossierMessageFields, reasonFields, withdrawalFields } from "#domain/dossier-message.ts";
import { declareForm } from "#web/components/conflict-question.tsx";
import { defineForm, type Refused, refusalOf } from "#web/form.tsx";
import {
  decideForm,
  opinionForm,
  secondLookForm,
  substituteForm,
} from "#web/pages/office/dossiers/parts/decision-forms.ts";

const reason = { label: "officeDossier.reason", ask: "officeDossier.reason.ask" } as const;

export const completionForm = defineForm({
  id: "askForCompletion",
  rules: completionFields,
  words: {
    until: {
      label: "officeDossier.day",
      ask: "officeDossier.day.ask",
      instead: { "rule.moment": "officeDossier.day.ask" },
    },
    reason: { label: "officeDossier.missing", ask: "officeDossier.reason.ask" },
  },
});
export const judgeForm = defineForm({ id: "judgeAsItIs", rules: reasonFields, words: { reason } });
export const withdrawForm = defineForm({ id: "withdraw", rules: reasonFields, words: { reason } });
export const declineForm = defineForm({
  id: "declineAsIneligible",
  rules: { note: withdrawalFields.reason },
  words: { note: { label: "officeDossier.points.note", ask: "officeDossier.points.note" } },
});
export const messageForm = defineForm({
  id: "write",
  rules: dossierMessageFields,
  words: { text: { label: "officeDossier.write.any", ask: "officeDossier.write.ask" } },
});
export const noteForm = defineForm({
  id: "note",
  rules: { ...dossierMessageFields, mentions: [] },
  words: {
    text: { label: "officeDossier.note", ask: "officeDossier.note.ask" },
    mentions: {
      label: "officeDossier.note.tell",
      ask: "officeDossier.note.tell",
      instead: { "rule.in": "officeDossier.note.tell.cannot" },
    },
  },
});
export const revealForm = defineForm({
  id: "reveal",
  rules: reasonFields,
  words: { reason: { label: "officeDossier.reveal.reason", ask: "officeDossier.reveal.reason.ask" } },
});

const forms = [
  completionForm,
  judgeForm,
  withdrawForm,
  declineForm,
  messageForm,
  noteForm,
  revealForm,
  declareForm,
  decideForm,
  opinionForm,
  secondLookForm,
  substituteForm,
];

// Each choice has a name of its own, because a refused form keeps one value per name.
const [point, before, tell] = ["point-", "before-", "tell-"];

/** The name of the control that judges a condition. */
export function pointName(id: string): string {
  return point + id;
}

/** The name of the control that keeps how a condition was judged when the page was made. */
export function pointBeforeName(id: string): string {
  return before + id;
}

/** The name of the control that mentions someone in a note. */
export function tellName(personId: string): string {
  return tell + personId;
}

/** Reads what a person judged about conditions; the others stay as a colleague may have judged them meanwhile. */
export function readJudgedPoints(form: FormData): { id: string; isMet: boolean | null }[] {
  return namesIn(form, point)
    .filter((id) => form.get(pointName(id)) !== form.get(pointBeforeName(id)))
    .map((id) => {
      const answer = form.get(pointName(id));
      return { id, isMet: answer === "yes" ? true : answer === "no" ? false : null };
    });
}

/** Reads whom a note mentions. */
export function readMentions(form: FormData): string[] {
  return namesIn(form, tell);
}

function namesIn(form: FormData, prefix: string): string[] {
  return [...form.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/** Tells whether the form that was refused shows the reason itself. */
export function hasFormOfItsOwn(refused: Refused): boolean {
  return forms.some((form) => refusalOf(form, refused));
}
