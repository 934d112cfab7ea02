import type { Examples } from "#web/ui/examples.ts";
import { LanguageList } from "#web/ui/language-list/language-list.tsx";

const items = [
  { href: "#nl", lang: "nl", label: "Nederlands" },
  { href: "#en", lang: "en", label: "English", current: true },
  { href: "#fr", lang: "fr", label: "Français" },
];

/** Three languages, one of them current. */
export const examples: Examples = {
  title: "Language list",
  examples: { "three languages": <LanguageList label="Language" items={items} /> },
};
