import { kindOf } from "#domain/dossier-answer.ts";
import { type DossierField, readMembers } from "#domain/dossier-form.ts";
import { isMasked } from "#domain/register-number.ts";
import { dateParts, splitDate } from "#domain/typed-date.ts";

/** Puts an answer into its form as if it were typed; a masked number leaves the field empty. */
export function fillIn(form: HTMLFormElement, field: DossierField, answer: string): void {
  const parts = splitDate(answer);
  if (kindOf(field) === "members") tickMembers(form, field, readMembers(answer));
  else if (kindOf(field) !== "day") setControl(form, field, isMasked(answer) ? "" : answer);
  else for (const part of dateParts) setControl(form, `${field}_${part}`, parts[part]);
}

function tickMembers(form: HTMLFormElement, field: DossierField, ids: readonly string[]): void {
  const ticks = form.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${field}"]`);
  for (const tick of ticks) tick.checked = ids.includes(tick.value);
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

function setControl(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  const radios = control instanceof RadioNodeList ? [...control].filter((one) => one instanceof HTMLInputElement) : [];
  for (const radio of radios) radio.checked = radio.value === value;
  const [field = control] = radios;
  if (!(field instanceof HTMLElement)) return;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) control.value = value;
  else if (control instanceof HTMLInputElement && control.type !== "file") control.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
