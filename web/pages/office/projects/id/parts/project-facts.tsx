import { illustrations } from "#domain/project.ts";
import { regions } from "#domain/region.ts";
import { ActiveOptions } from "#web/components/active-options.tsx";
import { useIllustrationText } from "#web/components/illustration-text.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";

type Props = FieldsOfForm & {
  organisations: readonly { id: string; name: string; town: string }[];
  /** No dossier says the branch and the amounts. */
  isByHand: boolean;
};

/** The theme, the drawing and the organisation of a project, and the figures of one without a dossier. */
export function ProjectFacts({ organisations, isByHand, typed, error }: Props) {
  const text = useText("projects");
  const { labelOf } = useProjectLabels();
  const pictureText = useIllustrationText();
  const { themes, branches } = useFund();
  const props = (name: string) => ({ name, label: labelOf(name), error: error(name) });
  const line = (name: string) => (
    <Field {...props(name)}>
      <Input defaultValue={typed(name)} autoComplete="off" />
    </Field>
  );
  return (
    <fieldset className="project-writing__box">
      <legend className="vh">{text("projects.facts")}</legend>
      <div className="project-writing__facts">
        <Field {...props("theme")}>
          <Select defaultValue={typed("theme")}>
            <option value="">{text("projects.theme.choose")}</option>
            <ActiveOptions list={themes} chosen={typed("theme")} />
          </Select>
        </Field>
        <Field {...props("illustration")}>
          <Select defaultValue={typed("illustration")}>
            {illustrations.map((name) => (
              <option key={name} value={name}>
                {pictureText(name)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...props("organisation")}>
          <Select defaultValue={typed("organisation")}>
            <option value="">{text("projects.organisation.new")}</option>
            {organisations.map(({ id, name, town }) => (
              <option key={id} value={id}>
                {name}, {town}
              </option>
            ))}
          </Select>
        </Field>
        {line("organisation.name")}
        {line("organisation.postalCode")}
        {line("organisation.town")}
        <Field {...props("organisation.region")}>
          <Select defaultValue={typed("organisation.region")}>
            <option value="">{text("projects.organisation.region.choose")}</option>
            {regions.map((region) => (
              <option key={region} value={region}>
                {text(`region.${region}`)}
              </option>
            ))}
          </Select>
        </Field>
        {line("organisation.website")}
        {isByHand && (
          <>
            <Field {...props("branch")}>
              <Select defaultValue={typed("branch")}>
                <option value="">{text("byHand.branch.choose")}</option>
                <ActiveOptions list={branches} chosen={typed("branch")} />
              </Select>
            </Field>
            {line("cost")}
            {line("asked")}
            {line("given")}
          </>
        )}
      </div>
    </fieldset>
  );
}
