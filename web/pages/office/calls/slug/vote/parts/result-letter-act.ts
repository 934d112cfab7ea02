import { languages } from "#domain/language.ts";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

const Save = fund(`
  mutation SaveResultLetters(
    $callId: ID!, $revision: Int!, $winner: [ReasonInput!]!, $notElected: [ReasonInput!]!
  ) {
    saveResultLetters(callId: $callId, revision: $revision, winner: $winner, notElected: $notElected)
  }
`);

/** The name of the form with the letters. */
export const lettersFormId = "result-letters";

/** The name of the control with one letter in one language. */
export const resultLetterName = (kind: "winner" | "notElected", language: string) => `${kind}-${language}`;

/** Saves the letters that go out with the results, and continues at this address. */
export async function saveLetters({ api, form, go }: ActArgs, address: string) {
  const textsOf = (kind: "winner" | "notElected") =>
    languages.flatMap((language) => {
      const text = form.get(resultLetterName(kind, language));
      return text === null ? [] : [{ language, text: String(text) }];
    });
  const { problem } = await api.mutate(Save, {
    callId: String(form.get("call") ?? ""),
    revision: Number(form.get("revision")),
    winner: textsOf("winner"),
    notElected: textsOf("notElected"),
  });
  return problem ? refusedForm(problem, form) : go(address);
}
