import type { DonateData } from "#web/pages/donate/page.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Select } from "#web/ui/select/select.tsx";

type Props = {
  projects: DonateData["giftProjects"];
  /** The project in the address. */
  requestedSlug: string | null;
  chosenSlug: string;
  error: string | undefined;
};

/** Asks for the purpose of a gift: the fund, or one of its projects. */
export function ProjectField({ projects, requestedSlug, chosenSlug, error }: Props) {
  const text = useText("donate");
  const isKnown = (slug: string) => projects.some((project) => project.slug === slug);
  const calls = [...new Set(projects.map(({ call }) => call))];
  return (
    <Field
      name="project"
      label={text("donate.project")}
      help={requestedSlug && !isKnown(requestedSlug) ? text("donate.project.unknown") : undefined}
      error={error}
    >
      <Select defaultValue={isKnown(chosenSlug) ? chosenSlug : ""}>
        <option value="">{text("donate.project.fund")}</option>
        {calls.map((call) => (
          <optgroup key={call} label={call}>
            {projects
              .filter((project) => project.call === call)
              .map(({ slug, title, isTranslated }) => (
                <option key={slug} value={slug} lang={isTranslated ? undefined : "nl"}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
