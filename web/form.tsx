import { type FocusEvent, type FormEvent, type ReactNode, type Ref, useState } from "react";
import { data, Form, type FormProps } from "react-router";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { checkField, checkFields, type RuleProblem, type Rules, type Values } from "#domain/rules.ts";
import { ruleSentence } from "#i18n/rule-sentence.ts";
import type { Text, TextValues } from "#i18n/text.ts";
import { statusOf } from "#web/page.ts";
import { useDynamicText, useProblemText, useText } from "#web/text.tsx";
import { ErrorSummary } from "#web/ui/error-summary/error-summary.tsx";
import { FormIdContext, formulateId } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** What a page's act function answers when a form was refused: why, and all that was typed. */
export type Refused = { problem: Problem; typed: Record<string, string> };

/** Answers that a form was refused; nothing typed is lost. */
export function refusedForm(problem: Problem, form: FormData) {
  return data<Refused>({ problem, typed: typedInto(form) }, statusOf(problem));
}

/** What a form's field is called in messages, and how it is asked for when it was left empty. */
export type FieldWords<Key> = {
  label: Key;
  ask: Key;
  /** What its words name. */
  values?: TextValues;
  /** What the field says itself, where it knows more to do than the rule does. */
  instead?: Partial<Record<RuleProblem["code"], Key>>;
};

/** A form as its component and its act function share it. */
export type FormDefinition<Field extends string, Key extends string, Typed extends Values> = {
  /** The name of the form: the start of the ids of its fields, and its `intent` when it is sent. */
  id: string;
  rules: Rules & Record<Field, unknown>;
  words: Record<Field, FieldWords<Key>>;
  /** Reads what was typed into the values that the rules check. */
  read(form: FormData): Typed;
  /** The field that a control belongs to, where its name is not the field's own. */
  fieldOf?(control: string): string;
  /** The fields whose rules look at this one: what was filled in there is checked again when this one changes. */
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

type Outcome<Answer> = { data: Answer; problem: null } | { data: null; problem: Problem };

/** Checks a form, sends what was typed, and goes on. A refusal comes back with its reason and everything that was typed. */
export async function submitForm<Typed extends Values, Answer, Result>(
  { rules, read }: { rules: Rules; read(form: FormData): Typed },
  form: FormData,
  send: (typed: Typed) => Promise<Outcome<Answer>>,
  goOn: (answer: Answer, typed: Typed) => Result,
) {
  const typed = read(form);
  const invalid = invalidForm(checkFields(rules, typed));
  if (invalid) return refusedForm(invalid, form);
  const { data: answer, problem } = await send(typed);
  return problem ? refusedForm(problem, form) : goOn(answer, typed);
}

/** Tells which form of its page was sent. */
export function isSentBy({ id }: { id: string }, form: FormData): boolean {
  return form.get("intent") === id;
}

/** Gives the refusal to the form that it belongs to, where a page has several. */
export function refusalOf({ id }: { id: string }, refused: Refused | undefined): Refused | undefined {
  return refused?.typed.intent === id ? refused : undefined;
}

/** Everything that was typed into a form, to stand there again after a refusal. */
export function typedInto(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/**
 * Ties a form to its rules: each field speaks up after it was left for the first time and from then on at once,
 * and a refused form shows all that is wrong, whoever found it. Without scripts the server's answer does the same.
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
  // A new answer says everything anew.
  const live = checked.since === refused ? checked.problems : {};
  const answered = refused?.problem.code === "form.invalid" ? refused.problem.fields : [];

  const check = (form: HTMLFormElement, names: readonly string[]) => {
    const values = read(new FormData(form));
    const found = names.map((name) => [name, checkField(rules[name as Field] ?? [], values[name], values)]);
    setChecked({ since: refused, problems: { ...live, ...Object.fromEntries(found) } });
  };
  const isToldOf = (name: string, values: Values) => name in rules && (hasSpoken(name) || Boolean(values[name]));
  const hasSpoken = (name: string) => name in live || answered.some(({ field }) => field === name);
  const problemOf = (name: Field) =>
    name in live ? live[name] : (answered.find(({ field }) => field === name)?.problem ?? null);
  const sentenceOf = (name: Field, problem: RuleProblem) => {
    const { label, ask, values, instead }: FieldWords<Key> = words[name];
    const key = problem.code === "rule.required" ? ask : (instead?.[problem.code] ?? problem.code);
    return ruleSentence(ruleText, key, { ...(problem as TextValues), ...values, field: text(label, values) });
  };

  return {
    /** For the form element. */
    props: {
      noValidate: true,
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { form, ...control } = controlOf(event.target);
        const name = fieldOf(control.name);
        const next = event.relatedTarget;
        const isLeft = !(next instanceof HTMLButtonElement) && (!next || fieldOf(controlOf(next).name) !== name);
        // Leaving an empty field is no mistake yet; and a message that appears while a button is pressed would move it away.
        if (!form || !(name in rules) || !isLeft) return;
        const values = read(new FormData(form));
        if (values[name]) check(form, [name, ...dependantsOf(name).filter((other) => isToldOf(other, values))]);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { form, ...control } = controlOf(event.target);
        const name = fieldOf(control.name);
        if (!form) return;
        const values = read(new FormData(form));
        // What is chosen is chosen at once; what is typed may be half of it, and says nothing new of others yet.
        const others = dependantsOf(name).filter((other) =>
          control.isChoice ? isToldOf(other, values) : hasSpoken(other),
        );
        const again = hasSpoken(name) ? [name, ...others] : others;
        if (again.length > 0) check(form, again);
      },
    },
    /** How a problem of a field is said. */
    sentenceOf,
    /** What was typed before a refusal. */
    typed: (name: string): string => refused?.typed[name] ?? "",
    /** What is wrong with a field, for one that shows more than a sentence. */
    problemOf,
    /** What to show under a field. */
    error: (name: Field): string | undefined => {
      const problem = problemOf(name);
      return problem ? sentenceOf(name, problem) : undefined;
    },
    /** What to show above the form after a refusal. */
    summary: refused && <Summary id={id} refused={refused} attempt={attempt} sentenceOf={sentenceOf} />,
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

/** Counts the answers to a form: two that say the same are two refusals, and the second is told like the first. */
export function useAttempt(answer: unknown): number {
  const [counted, setCounted] = useState({ answer, attempt: 1 });
  if (counted.answer === answer) return counted.attempt;
  const next = { answer, attempt: counted.attempt + 1 };
  setCounted(next);
  return next.attempt;
}

type SummaryProps<Field extends string> = {
  id: string;
  refused: Refused;
  attempt: number;
  sentenceOf(name: Field, problem: RuleProblem): ReactNode;
};

function Summary<Field extends string>({ id, refused: { problem }, attempt, sentenceOf }: SummaryProps<Field>) {
  const text = useText();
  const problemText = useProblemText();
  if (problem.code !== "form.invalid") {
    return (
      // Drawn anew with every answer, or the same sentence would not be read out twice.
      <Notice key={attempt} role="alert" tone="danger" icon="alert" title={text("form.problem")}>
        {problemText(problem)}
      </Notice>
    );
  }
  const items = problem.fields.map(({ field, problem }) => ({
    id: formulateId(id, field),
    text: sentenceOf(field as Field, problem),
  }));
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
