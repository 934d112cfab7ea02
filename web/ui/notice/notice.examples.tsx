import type { Examples } from "#web/ui/examples.ts";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Each tone, and a notice with a long text. */
export const examples: Examples = {
  title: "Notice",
  examples: {
    info: <Notice title="This page isn't fully translated yet">You are reading the Dutch version.</Notice>,
    success: (
      <Notice tone="success" title="Your dossier is sent">
        You get a copy by email.
      </Notice>
    ),
    warning: (
      <Notice tone="warning" title="Two days left">
        Send your dossier before 14 November 2023.
      </Notice>
    ),
    danger: (
      <Notice tone="danger" title="Something went wrong">
        Try again in a moment.
      </Notice>
    ),
    "without title": <Notice>Voting is not open.</Notice>,
    long: (
      <Notice tone="warning" icon="info" title="De leden van de selectiecommissie verschillen over de begroting">
        Bespreek het op 4 december voor je dit dossier verderzet. Wie niet kan komen, schrijft vooraf op wat de anderen
        moeten weten; <a href="#top">vrijwilligersorganisaties</a> krijgen daarna binnen tien werkdagen een antwoord.
      </Notice>
    ),
  },
};
