import type { Language } from "#domain/language.ts";
import { writeProjectFigures } from "#domain/project-by-hand.ts";
import { projectTextParts } from "#domain/project-draft.ts";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";

/** The title of a project in Dutch, or in its own language as long as nobody translated it. */
export function projectTitle({ texts, sourceLanguage }: Pick<OpenProject, "texts" | "sourceLanguage">): string {
  const titleIn = (wantedLanguage: Language) => texts.find(({ language }) => language === wantedLanguage)?.title ?? "";
  return titleIn("nl") || titleIn(sourceLanguage);
}

/** The texts of a project in these languages, as the values of its form. */
export function textValues(texts: OpenProject["texts"], languages: readonly Language[]): Record<string, string> {
  return Object.fromEntries(
    texts
      .filter(({ language }) => languages.includes(language))
      .flatMap((one) => projectTextParts.map((part) => [`${part}.${one.language}`, one[part]])),
  );
}

/** Everything that the form of a project has, as the values of its fields. */
export function projectValues(project: OpenProject, languages: readonly Language[]): Record<string, string> {
  const { name, postalCode, town, region, website } = project.organisation;
  return {
    ...textValues(project.texts, languages),
    theme: project.theme ?? "",
    illustration: project.illustration,
    organisation: project.organisationId ?? "",
    "organisation.name": name,
    "organisation.postalCode": postalCode,
    "organisation.town": town,
    "organisation.region": region ?? "",
    "organisation.website": website ?? "",
    ...(project.isByHand && writeProjectFigures(project)),
  };
}

/** Tells whether a control belongs to the form of a project; the rest is about the form itself. */
export function isProjectField(name: string): boolean {
  return /^(?:title|summary|description|impact|theme|illustration|organisation|branch|cost|asked|given)\b/.test(name);
}
