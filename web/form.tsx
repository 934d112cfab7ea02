import { type FocusEvent, type FormEvent, type ReactNode, type Ref, useState } from "react";
import { data, Form, type FormProps } from "react-router";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { checkField, checkFields, type RuleProblem, type Rules, type Values } from "#domain/rules.ts";
import { ruleSentence } from "#i18n/rule-sentence.ts";
import { problemValues, type Text, type TextValues } from "#i18n/text.ts";
import type { Outcome } from "#web/graphql/client.ts";
import { statusOf } from "#web/page.ts";
import { ProblemSentence } from "#web/problem-sentence.tsx";
import { useDynamicText, useText } from "#web/text.tsx";
import { ErrorSummary } from "#web/ui/error-summary/error-summary.tsx";
import { FormIdContext, formulateId } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The answer of a page's act function to a refused form: the reason, and all typed texts. */
export type Refused = {
  problem: Problem;
  typed: Record<string, string>;
  /** All values of each name that the form has more than once, such as those of checkboxes. */
  repeated?: Record<string, string[]>;
};

/** Tells a refusal from other answers to a form, such as a preview. */
export function isRefused<Answer extends Pick<Refused, "typed"> & { problem: Problem | null }>(
  answer: Answer | undefined,
): answer is Answer & Refused {
  return Boolean(answer?.problem);
}

/** Refuses a form and returns the typed texts, so that nothing is lost. */
export function refusedForm(problem: Problem, form: FormData) {
  return data<Refused>({ problem, typed: typedInto(form), repeated: repeatedIn(form) }, statusOf(problem));
}

/** The name of a field in messages, and the sentence that asks for it if it is empty. */
export type FieldWords<Key> = {
  label: Key;
  ask: Key;
  /** The values in these texts. */
  values?: TextValues;
  /** Messages of the field itself, which help more than those of the rules. */
  instead?: Partial<Record<RuleProblem["code"], Key>>;
};

/** The definition of a form, for its component and its act function. */
export type FormDefinition<Field extends string, Key extends string, Typed extends Values> = {
  /** The name of the form: the start of the ids of its fields, and its `intent` when it is sent. */
  id: string;
  rules: Rules & Record<Field, unknown>;
  words: Record<Field, FieldWords<Key>>;
  /** Reads the typed texts as the values that the rules check. */
  read(form: FormData): Typed;
  /** The field of a control, if the two have different names. */
  fieldOf?(control: string): string;
  /** The fields whose rules depend on this one; they are checked again when it changes. */
  dependantsOf?(field: string): readonly string[];
};

type TextForm<Field extends string, Key extends string> = Omit<FormDefinition<Field, Key, Values>, "read">;

/** Defines a form whose rules check the typed texts as they are. */
export function defineForm<Field extends string, const Key extends string>(
  form: TextForm<Field, Key>,
): FormDefinition<Field, Key, Record<Field, string>> {
  return { ...form, read: (typed) => readTexts(form.words, typed) };
}

function readTexts<Field extends string>(fields: Record<Field, unknown>, form: FormData): Record<Field, string> {
  const names = Object.keys(fields) as Field[];
  const texts = names.map((name) => [name, String(form.get(name) ?? "").trim()]);
  return Object.fromEntries(texts) as Record<Field, string>;
}

/** Checks a form, sends its values and continues. A refusal returns its reason and all typed texts. */
export async function submitForm<Typed extends Values, Answer, Result>(
  { rules, read }: { rules: Rules; read(form: FormData): Typed },
  form: FormData,
  send: (typed: Typed) => Promise<Outcome<Answer>>,
  onSuccess: (answer: Answer, typed: Typed) => Result,
) {
  const typed = read(form);
  const invalid = invalidForm(checkFields(rules, typed));
  if (invalid) return refusedForm(invalid, form);
  const { data: answer, problem } = await send(typed);
  return problem ? refusedForm(problem, form) : onSuccess(answer, typed);
}

/** Tells which form of its page was sent. */
export function isSentBy({ id }: { id: string }, form: FormData): boolean {
  return form.get("intent") === id;
}

/** Gives the refusal if it belongs to this form, because a page can have several. */
export function refusalOf({ id }: { id: string }, refused: Refused | undefined): Refused | undefined {
  return refused?.typed.intent === id ? refused : undefined;
}

/** All typed texts of a form, to show them again after a refusal. */
export function typedInto(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

function repeatedIn(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())].filter((name) => form.getAll(name).length > 1);
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
}

/** All values of one name in a refused form. */
export function valuesTyped(refused: Pick<Refused, "typed" | "repeated"> | undefined, name: string): string[] {
  const typed = refused?.typed[name];
  return refused?.repeated?.[name] ?? (typed === undefined ? [] : [typed]);
}

/**
 * The rows of a list that were chosen for an act on several of them, if it was refused. Without scripts the page is made
 * anew, so it gives back the choice.
 */
export function chosenForRefused(refused: Refused | undefined, intents: readonly string[]): string[] | undefined {
  return refused && intents.includes(refused.typed.intent ?? "") ? valuesTyped(refused, "id") : undefined;
}

/**
 * Checks a form by its rules. A field first shows its problem when a person leaves it, and after that while they type. A
 * refused form shows all problems, those of the browser and those of the server. It also works without scripts.
 */
export function useForm<Field extends string, Key extends string>(
  {
    id,
    rules,
    words,
    read,
    fieldOf = (control) => control,
    dependantsOf = () => [],
  }: FormDefinition<Field, Key, Values>,
  refused: Refused | undefined,
  text: Text<NoInfer<Key>>,
) {
  const ruleText = useDynamicText();
  const attempt = useAttempt(refused);
  const [checked, setChecked] = useState<{ since: Refused | undefined; problems: Record<string, RuleProblem | null> }>({
    since: refused,
    problems: {},
  });
  // A new answer of the server replaces all messages.
  const liveProblems = checked.since === refused ? checked.problems : {};
  const serverProblems = refused?.problem.code === "form.invalid" ? refused.problem.fields : [];

  const check = (form: HTMLFormElement, names: readonly string[]) => {
    const values = read(new FormData(form));
    const problems = names.map((name) => [name, checkField(rules[name as Field] ?? [], values[name], values)]);
    setChecked({ since: refused, problems: { ...liveProblems, ...Object.fromEntries(problems) } });
  };
  const mayShowProblem = (name: string, values: Values) =>
    name in rules && (hasBeenChecked(name) || Boolean(values[name]));
  const hasBeenChecked = (name: string) => name in liveProblems || serverProblems.some(({ field }) => field === name);
  const problemOf = (name: Field) =>
    name in liveProblems ? liveProblems[name] : (serverProblems.find(({ field }) => field === name)?.problem ?? null);
  const sentenceOf = (name: Field, problem: RuleProblem) => {
    const { label, ask, values, instead }: FieldWords<Key> = words[name];
    const key = problem.code === "rule.required" ? ask : (instead?.[problem.code] ?? problem.code);
    return ruleSentence(ruleText, key, { ...problemValues(problem), ...values, field: text(label, values) });
  };

  return {
    /** The props of the form element. */
    props: {
      noValidate: true,
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { form, ...control } = controlOf(event.target);
        const name = fieldOf(control.name);
        const next = event.relatedTarget;
        const hasLeftField = !(next instanceof HTMLButtonElement) && (!next || fieldOf(controlOf(next).name) !== name);
        // An empty field is no mistake yet, and a message that appears during a click would move the button away.
        if (!form || !(name in rules) || !hasLeftField) return;
        const values = read(new FormData(form));
        if (values[name]) check(form, [name, ...dependantsOf(name).filter((other) => mayShowProblem(other, values))]);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { form, ...control } = controlOf(event.target);
        const name = fieldOf(control.name);
        if (!form) return;
        const values = read(new FormData(form));
        // A choice is complete at once. A typed text may be incomplete, so it adds no messages to other fields.
        const others = dependantsOf(name).filter((other) =>
          control.isChoice ? mayShowProblem(other, values) : hasBeenChecked(other),
        );
        const fieldsToCheck = hasBeenChecked(name) ? [name, ...others] : others;
        if (fieldsToCheck.length > 0) check(form, fieldsToCheck);
      },
    },
    /** The sentence for a problem of a field. */
    sentenceOf,
    /** The text that a person typed before a refusal. */
    typed: (name: string): string => refused?.typed[name] ?? "",
    /** The problem of a field, for fields that show more than a sentence. */
    problemOf,
    /** The message under a field. */
    error: (name: Field): string | undefined => {
      const problem = problemOf(name);
      return problem ? sentenceOf(name, problem) : undefined;
    },
    /** The messages above the form after a refusal. */
    summary: refused && (
      <Summary
        id={id}
        refused={refused}
        attempt={attempt}
        isOwn={(name): name is Field => Object.hasOwn(words, name)}
        sentenceOf={sentenceOf}
      />
    ),
  };
}

type RuleFormProps<Field extends string, Key extends string> = Omit<FormProps, "method" | "children"> & {
  form: FormDefinition<Field, Key, Values>;
  refused: Refused | undefined;
  text: Text<NoInfer<Key>>;
  /** The values of the fields before anybody typed. */
  prefilled?: Readonly<Record<string, string | undefined>>;
  ref?: Ref<HTMLFormElement>;
  /** The fields are below each other instead of in a grid. */
  isStacked?: boolean;
  children(fields: Pick<ReturnType<typeof useForm<Field, Key>>, "typed" | "error">): ReactNode;
};

/** A form with its rules: each field shows its problem, and a refusal shows all of them above the form. */
export function RuleForm<Field extends string, Key extends string>({
  form,
  refused,
  text,
  prefilled = {},
  isStacked = false,
  children,
  ...rest
}: RuleFormProps<Field, Key>) {
  const { props, summary, typed, error } = useForm(form, refused, text);
  const inside = (
    <>
      {summary}
      {children({ typed: (name) => (refused ? typed(name) : (prefilled[name] ?? "")), error })}
    </>
  );
  return (
    <FormIdContext value={form.id}>
      <Form method="post" {...rest} {...props}>
        <input type="hidden" name="intent" value={form.id} />
        {isStacked ? inside : <FormGrid>{inside}</FormGrid>}
      </Form>
    </FormIdContext>
  );
}

/** Counts the answers to a form, so that a second refusal with the same text is announced too. */
export function useAttempt(answer: unknown): number {
  const [count, setCount] = useState({ answer, attempt: 1 });
  if (count.answer === answer) return count.attempt;
  const next = { answer, attempt: count.attempt + 1 };
  setCount(next);
  return next.attempt;
}

type SummaryProps<Field extends string> = {
  id: string;
  refused: Refused;
  attempt: number;
  /** Whether a field is one of this form; a request that no form sends may have others. */
  isOwn(name: string): name is Field;
  sentenceOf(name: Field, problem: RuleProblem): ReactNode;
};

function Summary<Field extends string>({ id, refused: { problem }, attempt, isOwn, sentenceOf }: SummaryProps<Field>) {
  const text = useText();
  const fields = problem.code === "form.invalid" ? problem.fields : [];
  const items = fields.flatMap(({ field, problem }) =>
    isOwn(field) ? [{ id: formulateId(id, field), text: sentenceOf(field, problem) }] : [],
  );
  if (items.length === 0) {
    return (
      // The key makes a new element for every answer, because screen readers do not read the same element twice.
      <Notice key={attempt} role="alert" tone="danger" icon="alert" title={text("form.problem")}>
        <ProblemSentence problem={problem} />
      </Notice>
    );
  }
  return <ErrorSummary title={text("form.problem")} items={items} attempt={attempt} />;
}

function controlOf(target: EventTarget): { name: string; form: HTMLFormElement | null; isChoice: boolean } {
  const isInput = target instanceof HTMLInputElement;
  const isSelect = target instanceof HTMLSelectElement;
  if (!isInput && !isSelect && !(target instanceof HTMLTextAreaElement))
    return { name: "", form: null, isChoice: false };
  const isChoice = isSelect || (isInput && /^(?:radio|checkbox)$/.test(target.type));
  return { name: target.name, form: target.form, isChoice };
}
