import { isLanguage, languageFacts } from "#domain/language.ts";
import { useText } from "#web/text.tsx";

/** Gives the names of the fields of an offer. */
export function useOfferLabels() {
  const text = useText("offers");
  const labels: Readonly<Record<string, string>> = {
    title: text("offers.field.title"),
    task: text("offers.field.task"),
    moment: text("offers.field.moment"),
    day: text("offers.field.day"),
    from: text("offers.field.from"),
    until: text("offers.field.until"),
    lastDay: text("offers.field.lastDay"),
    hands: text("offers.hands"),
    hours: text("offers.field.hours"),
    age: text("offers.field.age"),
    spoken: text("offers.field.spoken"),
    illustration: text("offers.field.illustration"),
    organisation: text("offers.organisation"),
    "organisation.name": text("offers.field.name"),
    "organisation.postalCode": text("offers.field.postalCode"),
    "organisation.town": text("offers.field.town"),
    "organisation.region": text("offers.field.region"),
  };
  return {
    labelOf: (field: string): string => {
      if (labels[field]) return labels[field];
      const [name = "", language] = field.split(".");
      const label = labels[name] ?? field;
      return isLanguage(language) && name !== "spoken"
        ? text("offers.inLanguage", { field: label, language: languageFacts[language].name })
        : label;
    },
  };
}
