import type { Answers, DossierField } from "#domain/dossier-form.ts";
import { type AnswerReader, answerText } from "#i18n/dossier-answer.ts";
import type { ChoiceKey } from "#i18n/dossier-words.ts";
import type { Text } from "#i18n/text.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useLanguage } from "#web/text.tsx";

type Names = Partial<Pick<AnswerReader, "nameOfFile" | "members">>;

/** Writes answers for people, with the sentences of the page. */
export function useAnswerText(text: Text<ChoiceKey>, { nameOfFile = () => "", members = [] }: Names = {}) {
  const language = useLanguage();
  const nameOfItem = useItemName();
  return (field: DossierField, answers: Answers) =>
    answerText(field, answers, { language, text, nameOfItem, nameOfFile, members });
}
