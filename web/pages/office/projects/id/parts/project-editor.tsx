import { projectFigureRules } from "#domain/project-by-hand.ts";
import { projectFormRules } from "#domain/project-draft.ts";
import type { Rules } from "#domain/rules.ts";
import type { TextKey } from "#i18n/area.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { type FieldWords, type FormDefinition, type Refused, RuleForm, typedInto } from "#web/form.tsx";
import { withNext } from "#web/next.ts";
import type { OpenProject, OpenVersion } from "#web/pages/office/projects/id/page.tsx";
import { ProjectColumn } from "#web/pages/office/projects/id/parts/project-column.tsx";
import { ProjectFacts } from "#web/pages/office/projects/id/parts/project-facts.tsx";
import { projectValues, textValues } from "#web/pages/office/projects/id/parts/project-values.ts";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import type { ProjectAutosave } from "#web/pages/office/projects/id/parts/use-project-autosave.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Autosave } from "#web/ui/autosave/autosave.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const autosaveLooks = {
  saved: "saved",
  saving: "saving",
  offline: "failed",
  failed: "failed",
  logged_out: "failed",
  stopped: "failed",
} as const;

type Props = {
  project: OpenProject;
  organisations: readonly { id: string; name: string; town: string }[];
  /** The version whose texts are brought back. */
  restored: OpenVersion | null;
  refused: Refused | undefined;
  autosave: ProjectAutosave;
};

/** Edits the texts of a project in all languages side by side. With scripts it saves by itself. */
export function ProjectEditor({ project, organisations, restored, refused, autosave }: Props) {
  const text = useText("projects");
  const format = useFormats();
  const to = usePath();
  const isPending = useIsPending();
  const { languages, themes, branches } = useFund();
  const { labelOf } = useProjectLabels();
  const values = projectValues(project, languages);
  const prefilled = refused?.typed ?? { ...values, ...(restored && textValues(restored.texts, languages)) };
  if (isChangedRecord(refused)) {
    const fields = Object.keys(values).map((name) => ({ name, label: labelOf(name) }));
    return <ChangedRecord refused={refused} fields={fields} values={values} revision={project.revision} />;
  }
  const saveMessage = {
    saving: text("projects.autosaving"),
    offline: text("projects.autosaveOffline"),
    failed: text("projects.autosaveAgain"),
    logged_out: (
      <>
        {text("projects.autosaveLoggedOut")}{" "}
        <Link href={withNext(to("/login"), to("/office"))} target="_blank">
          {text("loggedOut.logIn")}
        </Link>
      </>
    ),
    stopped: text("projects.autosaveFailed"),
    saved: autosave.at && text("projects.autosaved", { time: format.time(autosave.at) }),
  }[autosave.state];
  const rules = {
    ...projectFormRules(languages, codesOf(themes)),
    organisation: [],
    ...(project.isByHand && projectFigureRules(codesOf(branches))),
  };
  return (
    <RuleForm
      // A text that is brought back replaces the text in the fields.
      key={`${project.id} ${restored?.id}`}
      ref={autosave.setForm}
      form={definitionOf(rules, labelOf)}
      refused={refused}
      text={text}
      prefilled={prefilled}
      className="editor__form"
      // The browser would fill in texts of an earlier visit, which could be older than those of the page.
      autoComplete="off"
      isStacked
    >
      {({ typed, error }) => (
        <>
          <h2 className="vh">{text("projects.texts")}</h2>
          {restored && (
            <Notice>{text("projects.restored", { date: format.dateTime(new Date(restored.changedAt)) })}</Notice>
          )}
          <div role="status">{autosave.isNewer && <Notice>{text("projects.newer")}</Notice>}</div>
          <RevisionFields revision={autosave.revision} values={autosave.readValues} refused={undefined} />
          <div className="editor__languages">
            {languages.map((language) => (
              <ProjectColumn
                key={language}
                language={language}
                state={project.translations.find((one) => one.language === language)?.state ?? "missing"}
                isSource={language === project.sourceLanguage}
                isByHand={project.isByHand}
                typed={typed}
                error={error}
              />
            ))}
          </div>
          <ProjectFacts organisations={organisations} isByHand={project.isByHand} typed={typed} error={error} />
          <div className="editor__acts">
            <Button busy={isPending}>{text("projects.save")}</Button>
            <Autosave state={autosaveLooks[autosave.state]}>{saveMessage && <span>{saveMessage}</span>}</Autosave>
          </div>
        </>
      )}
    </RuleForm>
  );
}

type Key = TextKey<"projects">;

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code);

function definitionOf(
  rules: Rules,
  labelOf: (field: string) => string,
): FormDefinition<string, Key, Record<string, string>> {
  const words = Object.keys(rules).map((field): [string, FieldWords<Key>] => [
    field,
    { label: "projects.label", values: { label: labelOf(field) }, ask: "rule.required" },
  ]);
  return { id: "project", rules, words: Object.fromEntries(words), read: typedInto };
}
