import { type RefObject, useEffect, useEffectEvent } from "react";
import { bicOfIban } from "#domain/bic.ts";
import { compactIban, isIban } from "#domain/iban.ts";
import type { Language } from "#domain/language.ts";
import { readPostalCode } from "#domain/postal-code.ts";
import { countries } from "#domain/region.ts";
import { applicantAsResponsible } from "#web/components/dossier-act.ts";
import { answersOf, type LoadedDraft } from "#web/components/dossier-draft.ts";
import { useLanguage } from "#web/text.tsx";

type Form = RefObject<HTMLFormElement | null>;

/**
 * Fills in answers that follow from others: the BIC of a known bank, the town of a postal code, and the applicant as
 * the person who signs. It never replaces a typed text.
 */
export function useAutofill(form: Form, draft: LoadedDraft): void {
  const language = useLanguage();
  const handleInput = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "iban_code") suggestBic(target);
    // The country comes after the postal code in the form, and both decide the town.
    const [, prefix] = /^(.*)(?:postal_code|country)$/.exec(target.name) ?? [];
    const code = prefix === undefined ? null : target.form?.elements.namedItem(`${prefix}postal_code`);
    if (code instanceof HTMLInputElement) void suggestTown(code, language);
  });
  const handleClick = useEffectEvent((event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copies-applicant]") : null;
    if (!button || !form.current) return;
    event.preventDefault();
    for (const [field, value] of Object.entries(applicantAsResponsible(answersOf(draft))))
      fill(form.current, field, value);
  });
  useEffect(() => {
    const formElement = form.current;
    formElement?.addEventListener("input", handleInput);
    formElement?.addEventListener("click", handleClick);
    return () => {
      formElement?.removeEventListener("input", handleInput);
      formElement?.removeEventListener("click", handleClick);
    };
  }, [form]);
}

/** The values that we filled in ourselves, which we may replace. */
const suggestions = new WeakMap<HTMLInputElement, string>();

function suggest(form: HTMLFormElement, field: string, value: string): void {
  const input = form.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  const isReplaceable = input.value === "" || suggestions.get(input) === input.value;
  if (!isReplaceable || input.value === value) return;
  fill(form, field, value);
  suggestions.set(input, value);
}

function fill(form: HTMLFormElement, field: string, value: string): void {
  const input = form.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement) || input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function suggestBic(input: HTMLInputElement): void {
  const iban = compactIban(input.value);
  if (input.form && isIban(iban)) suggest(input.form, "bic_code", bicOfIban(iban) ?? "");
}

async function suggestTown(input: HTMLInputElement, language: Language): Promise<void> {
  const { form, name, value } = input;
  if (!form) return;
  const prefix = name.slice(0, -"postal_code".length);
  const chosenCountry = new FormData(form).get(`${prefix}country`);
  const country = countries.find((one) => (chosenCountry ? one === chosenCountry : readPostalCode(value, one)));
  if (!country || !readPostalCode(value, country)) return;
  // The list of towns is long, so it loads only when someone types a postal code.
  const { townsAt } = await import("#domain/town.ts");
  const [town] = townsAt(value, country, language);
  if (town && input.value === value) suggest(form, `${prefix}city`, town);
}
