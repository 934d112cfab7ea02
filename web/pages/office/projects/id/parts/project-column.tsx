import { type Language, languageFacts } from "#domain/language.ts";
import type { TranslationState } from "#domain/page.ts";
import { projectTextParts } from "#domain/project-draft.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { TranslationMark } from "#web/components/translation-mark.tsx";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = FieldsOfForm & { language: Language; state: TranslationState; isSource: boolean; isByHand: boolean };

const lines = { summary: 3, description: 14, impact: 5 } as const;

/** The texts of a project in one language. */
export function ProjectColumn({ language, state, isSource, isByHand, typed, error }: Props) {
  const text = useText("projects");
  const { labelOf, partLabel } = useProjectLabels();
  const { name, tag } = languageFacts[language];
  const sourceLabel = text(isByHand ? "byHand.source" : "projects.source");
  return (
    <section className={`editor__language editor__language--${state}`} aria-label={name}>
      <div className="editor__language-head">
        <h3 lang={tag}>{name}</h3>
        <TranslationMark
          state={state}
          label={isSource ? sourceLabel : text(`projects.translation.${state}`)}
          isLegend
        />
      </div>
      {projectTextParts.map((part) => {
        const field = `${part}.${language}`;
        // The heading of the column says the language; a screen reader hears it with each label.
        const label = (
          <>
            <span aria-hidden="true">{partLabel(part)}</span>
            <span className="vh">{labelOf(field)}</span>
          </>
        );
        return (
          <Field key={part} name={field} label={label} error={error(field)}>
            {part === "title" ? (
              <Input lang={tag} autoComplete="off" defaultValue={typed(field)} />
            ) : (
              <Textarea lang={tag} rows={lines[part]} defaultValue={typed(field)} />
            )}
          </Field>
        );
      })}
      {state === "behind" && (
        <Check name={`upToDate.${language}`} defaultChecked={typed(`upToDate.${language}`) !== ""}>
          {text("projects.upToDate")}
        </Check>
      )}
    </section>
  );
}
