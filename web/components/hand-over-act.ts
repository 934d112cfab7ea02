import { data } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { stepAt } from "#web/components/wizard-step.ts";
import { typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";

const HandOver = fund(`
  mutation HandOverFinancial($id: ID!, $email: String!, $language: Language!) {
    handOverFinancial(id: $id, email: $email, language: $language)
  }
`);
const TakeBack = fund(`mutation TakeBackFinancial($id: ID!) { takeBackFinancial(id: $id) }`);

/** The result of asking the organisation: the token of its link, shown only once, or why it was refused. */
export type HandOverResult = { token: string | null; problem: Problem | null; typedTexts: Record<string, string> };

/** Whether a form is about who fills in the financial part, and not about the part itself. */
export function isAboutHandOver(form: FormData): boolean {
  return ["hand-over", "take-back"].includes(String(form.get("intent")));
}

/** Asks the organisation to fill in the financial part, or takes that part back. */
export async function actOnHandOver({ api, form, url, language, go }: ActArgs) {
  const id = url.searchParams.get("dossier") ?? "";
  if (form.get("intent") === "take-back") {
    const { problem } = await api.mutate(TakeBack, { id });
    return problem ? respond(form, { token: null, problem }) : go(stepAt("financial", id));
  }
  const { data: result, problem } = await api.mutate(HandOver, {
    id,
    email: String(form.get("email") ?? ""),
    language,
  });
  return respond(form, { token: result?.handOverFinancial ?? null, problem });
}

function respond(form: FormData, { token, problem }: Omit<HandOverResult, "typedTexts">) {
  const handOverResult: HandOverResult = { token, problem, typedTexts: typedInto(form) };
  return data({ handOverResult }, { status: problem ? 422 : 200 });
}
