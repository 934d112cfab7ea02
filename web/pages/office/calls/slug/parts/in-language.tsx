import type { ReactNode } from "react";
import { type Language, languageFacts } from "#domain/language.ts";
import "./in-language.css";

/** A text in one language, below the name of that language; its controls have labels of their own. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <div className="in-language">
      <span className="in-language__name" aria-hidden="true">
        {languageFacts[language].name}
      </span>
      {children}
    </div>
  );
}
