import { languageFacts } from "#domain/language.ts";
import { writeInEach } from "#domain/localized-form.ts";
import { mayDo } from "#domain/permission.ts";
import { savedAnswerFields } from "#domain/thread.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { LocalizedFields } from "#web/components/localized-fields.tsx";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RecordAct } from "#web/components/record-act.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { type FormDefinition, type Refused, RuleForm, refusalOf, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { DoneNotice } from "#web/pages/office/inbox/parts/done-notice.tsx";
import { InboxViews } from "#web/pages/office/inbox/parts/inbox-views.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./page.css";

const SavedAnswers = fund(`
  query SavedAnswers { savedAnswers { id name revision texts { language text } } }
`);
const SaveAnswer = fund(`
  mutation SaveAnswer($id: ID, $revision: Int!, $values: [SavedAnswerValueInput!]!) {
    saveAnswer(id: $id, revision: $revision, values: $values)
  }
`);
const RemoveAnswer = fund(`mutation RemoveSavedAnswer($id: ID!) { removeSavedAnswer(id: $id) }`);

export const load = async (args: PageArgs) => {
  const officer = await enterOffice(args, "inbox");
  const { savedAnswers } = await args.api.query(SavedAnswers);
  const { searchParams } = args.url;
  return {
    savedAnswers,
    mayWrite: mayDo({ roles: officer.roles, hasSecondFactor: true }, "runCall"),
    changed: savedAnswers.find(({ id }) => id === searchParams.get("change")) ?? null,
    done: searchParams.get("justDone"),
  };
};

type SavedAnswer = Awaited<ReturnType<typeof load>>["savedAnswers"][number];

const formId = "saved-answer";
const path = "/office/inbox/answers";

export const act = async ({ api, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const id = String(form.get("id") ?? "");
  if (form.get("intent") === "remove") {
    const { problem } = await api.mutate(RemoveAnswer, { id });
    return problem ? refusedForm(problem, form) : go(`${path}?justDone=answerRemoved`);
  }
  const typed = Object.entries(typedInto(form)).filter(([name]) => /^(?:name|text\..+)$/.test(name));
  const { problem } = await api.mutate(SaveAnswer, {
    id: id || null,
    revision: id ? revisionIn(form) : 0,
    values: typed.map(([field, value]) => ({ field, value })),
  });
  return problem ? refusedForm(problem, form) : go(`${path}?justDone=answerSaved`);
};

/** The answers that the office gives often, in each language of the fund, and a form to write one. */
export default function SavedAnswersPage({ loaderData, actionData: refused }: PageProps<typeof load, typeof act>) {
  const text = useText("inbox");
  const { savedAnswers, changed, mayWrite, done } = loaderData;
  const refusedAnswer = refusalOf({ id: formId }, refused);
  return (
    <>
      <PageHead title={text("inbox.answers.title")} isRefused={Boolean(refused)} />
      <OfficeHead title={text("inbox.answers.title")} lead={text("inbox.answers.lead")} />
      <DoneNotice done={refused ? null : done} />
      {refused && !refusedAnswer && <RefusalNotice problem={refused.problem} />}
      <InboxViews />
      <div className="saved-answers">
        <section aria-labelledby="saved-answers-heading">
          <h2 id="saved-answers-heading">{text("inbox.answers.list")}</h2>
          {savedAnswers.length === 0 ? (
            <Empty title={text("inbox.answers.none")} />
          ) : (
            <ul className="saved-answers__list plain">
              {savedAnswers.map((answer) => (
                <AnswerItem key={answer.id} answer={answer} mayWrite={mayWrite} />
              ))}
            </ul>
          )}
        </section>
        {mayWrite && (
          <section aria-labelledby="write-answer-heading" className="saved-answers__form">
            <h2 id="write-answer-heading">{text(changed ? "inbox.answers.change" : "inbox.answers.new")}</h2>
            <WriteAnswer
              key={`${changed?.id} ${changed?.revision} ${savedAnswers.length}`}
              changed={changed}
              refused={refusedAnswer}
            />
          </section>
        )}
      </div>
    </>
  );
}

function AnswerItem({ answer: { id, name, texts }, mayWrite }: { answer: SavedAnswer; mayWrite: boolean }) {
  const text = useText("inbox");
  const to = usePath();
  return (
    <li>
      <div>
        {mayWrite ? <Link href={`${to(path)}?change=${id}`}>{name}</Link> : <strong>{name}</strong>}
        <p className="muted">{texts.map(({ language }) => languageFacts[language].name).join(", ")}</p>
      </div>
      {mayWrite && (
        <RecordAct id={id} intent="remove" label={text("inbox.answers.remove")} name={name} variant="quiet" />
      )}
    </li>
  );
}

type AnswerKey = "inbox.answers.name" | "inbox.answers.name.ask" | "inbox.answers.text" | "inbox.answers.text.ask";

function WriteAnswer({ changed, refused }: { changed: SavedAnswer | null; refused: Refused | undefined }) {
  const text = useText("inbox");
  const to = usePath();
  const isPending = useIsPending();
  const { languages } = useFund();
  const texts = Object.fromEntries((changed?.texts ?? []).map((one) => [one.language, one.text]));
  const values = { name: changed?.name ?? "", ...writeInEach("text", { nl: "", ...texts }, languages) };
  const controls = languages.map((language) => `text.${language}`);
  if (changed && isChangedRecord(refused)) {
    const fields = [
      { name: "name", label: text("inbox.answers.name") },
      ...languages.map((language) => ({ name: `text.${language}`, label: languageFacts[language].name })),
    ];
    return <ChangedRecord refused={refused} fields={fields} values={values} revision={changed.revision} />;
  }
  const form: FormDefinition<string, AnswerKey, Record<string, string>> = {
    id: formId,
    rules: savedAnswerFields(languages),
    words: {
      name: { label: "inbox.answers.name", ask: "inbox.answers.name.ask" },
      ...Object.fromEntries(
        controls.map((name) => [name, { label: "inbox.answers.text", ask: "inbox.answers.text.ask" } as const]),
      ),
    },
    read: (typed) =>
      Object.fromEntries(["name", ...controls].map((name) => [name, String(typed.get(name) ?? "").trim()])),
  };
  return (
    <RuleForm form={form} refused={refused} text={text} prefilled={values} isStacked className="saved-answers__fields">
      {({ typed, error }) => (
        <>
          {changed && <input type="hidden" name="id" value={changed.id} />}
          <RevisionFields revision={changed?.revision ?? 0} values={values} refused={refused} />
          <Field
            name="name"
            label={text("inbox.answers.name")}
            help={text("inbox.answers.name.help")}
            error={error("name")}
            required
          >
            <Input defaultValue={typed("name")} autoComplete="off" />
          </Field>
          <LocalizedFields
            name="text"
            legend={text("inbox.answers.text")}
            help={text("inbox.answers.text.help")}
            languages={languages}
            isLong
            typed={typed}
            error={error}
          />
          <div className="pane__acts">
            <Button size="small" busy={isPending}>
              {text("inbox.answers.save")}
            </Button>
            {changed && <Link href={to(path)}>{text("inbox.answers.cancel")}</Link>}
          </div>
        </>
      )}
    </RuleForm>
  );
}
