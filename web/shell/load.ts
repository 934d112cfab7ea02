import type { ShouldRevalidateFunctionArgs } from "react-router";
import { system } from "#web/graphql/document.ts";
import type { PageArgs } from "#web/page.ts";

const Shell = system(`
  query Shell($language: Language!) {
    fund {
      company
      shortName(language: $language)
      name(language: $language)
      claim(language: $language)
      email
    }
    me { id firstname lastname language hasToVote }
  }
`);

/** Loads what stands around every page. */
export function loadShell({ api, language }: PageArgs) {
  return api.query(Shell, { language });
}

/** What stands around a page changes only when something was sent, and not refused. */
export function shouldReloadShell({ formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== "GET" && actionStatus < 400;
}
