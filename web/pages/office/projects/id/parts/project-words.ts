import { type Language, languageFacts } from "#domain/language.ts";
import { type ProjectTextPart, projectTextParts } from "#domain/project-draft.ts";
import { useText } from "#web/text.tsx";

const partLabels = {
  title: "projects.heading",
  summary: "projects.summary",
  description: "projects.description",
  impact: "projects.impact",
} as const satisfies Record<ProjectTextPart, string>;

const factLabels = {
  theme: "projects.theme",
  illustration: "projects.drawing",
  organisation: "projects.organisation",
  "organisation.name": "projects.organisation.name",
  "organisation.postalCode": "projects.organisation.postalCode",
  "organisation.town": "projects.organisation.town",
  "organisation.region": "projects.organisation.region",
  "organisation.website": "projects.organisation.website",
  branch: "byHand.branch",
  cost: "byHand.cost",
  asked: "byHand.asked",
  given: "byHand.given",
} as const;

/** Gives the names of the fields of a project. */
export function useProjectLabels() {
  const text = useText("projects");
  const partLabel = (part: ProjectTextPart) => text(partLabels[part]);
  return {
    partLabel,
    labelOf: (field: string): string => {
      const fact = Object.keys(factLabels).find((name): name is keyof typeof factLabels => name === field);
      if (fact) return text(factLabels[fact]);
      const [name = "", language = ""] = field.split(".");
      const part = projectTextParts.find((one) => one === name) ?? "title";
      return text("projects.field", { field: partLabel(part), language: languageFacts[language as Language].name });
    },
  };
}
