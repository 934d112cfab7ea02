import { type FocusEvent, type FormEvent, type ReactNode, useState } from "react";
import { data } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { checkField, type RuleProblem, type Rules, type Values } from "#domain/rules.ts";
import { ruleSentence } from "#i18n/rule-sentence.ts";
import type { Text, TextValues } from "#i18n/text.ts";
import { statusOf } from "#web/page.ts";
import { useDynamicText, useProblemText, useText } from "#web/text.tsx";
import { ErrorSummary } from "#web/ui/error-summary/error-summary.tsx";
import { formulateId } from "#web/ui/field/form-id.ts";
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

type Form<Field extends string, Key extends string> = {
  /** Names the form, as in `FormIdContext`. */
  id: string;
  rules: Rules & Record<Field, unknown>;
  words: Record<Field, FieldWords<Key>>;
  /** Reads what was typed into the values the rules are about; the same function serves the act function. */
  read(form: FormData): Values;
  /** The field that a control belongs to, where its name is not the field's own. */
  fieldOf?(control: string): string;
  /** The fields whose rules look at this one: what was filled in there is checked again when this one changes. */
  dependantsOf?(field: string): readonly string[];
};

/** Reads a form whose rules are about the texts themselves. */
export function readTexts(rules: Rules, form: FormData): Record<string, string> {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, String(form.get(name) ?? "").trim()]));
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
  { id, rules, words, read, fieldOf = (control) => control, dependantsOf = () => [] }: Form<Field, Key>,
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
