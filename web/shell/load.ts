import type { ShouldRevalidateFunctionArgs } from "react-router";
import { system } from "#web/graphql/document.ts";
import type { PageArgs } from "#web/page.ts";
import { tokens } from "#web/stores/tokens.ts";
import { user } from "#web/stores/user.ts";

const Shell = system(`
  query Shell($language: Language!) {
    fund {
      languages
      company
      shortName(language: $language)
      name(language: $language)
      claim(language: $language)
      email
      answerDays
      urgentAnswerDays
      messageMonths
      volunteerMonths
      branches { code name(language: $language) isActive }
      departments { code name(language: $language) isActive }
      themes { code name(language: $language) isActive }
    }
    me { id firstname lastname language hasToVote sessionExpires roles seat }
    demo { people { part firstname lastname employeeId } }
  }
`);

/** Loads the data of the frame around every page. */
export function loadShell({ api, language }: PageArgs) {
  return api.query(Shell, { language });
}

/**
 * The frame changes after a form that was not refused. Between two pages only the person can have changed: they may
 * have voted on another device, or their session may have ended.
 */
export function shouldReloadShell(move: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus = 200, currentUrl, nextUrl } = move;
  if (formMethod !== undefined && formMethod !== "GET") return actionStatus < 400;
  return currentUrl.pathname !== nextUrl.pathname && mayHaveChanged();
}

function mayHaveChanged(): boolean {
  const { sessionExpires } = tokens.get();
  return Boolean(user.get()?.hasToVote) || (sessionExpires !== null && sessionExpires <= Date.now());
}
