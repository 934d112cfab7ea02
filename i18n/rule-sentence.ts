import type { Text, TextValues } from "#i18n/text.ts";

/** The text when even the general sentence is missing. */
const fallback = "Invalid field value";

/**
 * Gives the sentence for the problem of a field. A page may lack it, because the rules are newer than the page or none
 * of its forms has that rule; then it gives a general sentence.
 */
export function ruleSentence(text: Text<string>, key: string, { field, ...values }: TextValues & { field: string }) {
  const sentence = text(key, { ...values, field, name: withinSentence(field) });
  if (sentence !== key) return sentence;
  const usual = text("rule.default");
  return usual === "rule.default" ? fallback : usual;
}

/** Writes a label for the middle of a sentence; one that begins with an abbreviation keeps its capitals. */
function withinSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
