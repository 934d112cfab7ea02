import type { TextKey } from "#i18n/nl/index.ts";
import type { Text, TextValues } from "#i18n/text.ts";

/** What is said when not even the sentence for that is there. */
const fallback = "Invalid field value";

/**
 * Says what is wrong with a field. A page that lacks the sentence, because the fund's rules are newer than the page or
 * none of its forms has that rule, says that the field is not valid.
 */
export function ruleSentence(text: Text<TextKey>, key: TextKey, { field, ...values }: TextValues & { field: string }) {
  const said = text(key, { ...values, field, name: withinSentence(field) });
  if (said !== key) return said;
  const usual = text("rule.default");
  return usual === "rule.default" ? fallback : usual;
}

/** A label as it stands in the middle of a sentence; one that begins with an abbreviation keeps its capitals. */
function withinSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
