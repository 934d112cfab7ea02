import type { ProjectType } from "#domain/dossier.ts";
import { stepAt } from "#web/components/wizard-step.ts";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, type PageArgs, refused } from "#web/page.ts";

const MyDrafts = fund(`query MyDrafts { myDossiers { id type state title step changedAt } }`);
const BeginDossier = fund(`
  mutation BeginDossier($type: ProjectType!, $language: Language) { beginDossier(type: $type, language: $language) { id } }
`);
const DiscardDossier = fund(`mutation DiscardDossier($id: ID!) { discardDossier(id: $id) }`);

/** The drafts of the person who is logged in; null for a visitor. */
export async function loadDrafts({ api }: Pick<PageArgs, "api">) {
  const { myDossiers } = await api.query(MyDrafts);
  return myDossiers?.filter(({ state }) => state === "draft") ?? null;
}

/** Begins a dossier and opens its first step, or discards a draft. */
export async function actOnDrafts({ api, form, language, go }: ActArgs) {
  if (form.get("intent") === "discard") {
    const { problem } = await api.mutate(DiscardDossier, { id: String(form.get("dossier") ?? "") });
    return problem ? refused(problem) : go("/submit-a-project?discarded");
  }
  const type: ProjectType = form.get("project_type") === "internal" ? "internal" : "external";
  const { data, problem } = await api.mutate(BeginDossier, { type, language });
  if (problem?.code === "login.required")
    return go(type === "internal" ? "/submit-internal-project#login" : "/submit-a-project#login");
  return problem ? refused(problem) : go(stepAt("acquainted", data.beginDossier.id));
}
