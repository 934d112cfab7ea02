import { data } from "react-router";
import {
  type Consent,
  type ConsentChoices,
  consentCookie,
  consentDays,
  readConsent,
  writeConsent,
} from "#domain/consent.ts";
import type { Problem } from "#domain/problem.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { EarlierVersion, loadWritten, WrittenBody, WrittenFoot, WrittenTop } from "#web/components/written-text.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { type ActArgs, type PageArgs, type PageProps, refused } from "#web/page.ts";
import { ChoiceForm } from "#web/pages/cookie-management/parts/choice-form.tsx";
import { NecessaryList } from "#web/pages/cookie-management/parts/necessary-list.tsx";
import { PresentChoice } from "#web/pages/cookie-management/parts/present-choice.tsx";
import { useProblemText, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

const CookiePolicy = fund(`query CookiePolicy { page(key: cookie_policy, language: nl) { changedAt } }`);
const GiveConsent = system(`
  mutation GiveConsent($choices: ConsentChoices!, $language: Language!) {
    giveConsent(choices: $choices, language: $language) { id givenAt }
  }
`);

export const load = async (args: PageArgs) => {
  const [writtenPage, policy] = await Promise.all([loadWritten(args), args.api.query(CookiePolicy)]);
  const consent = consentIn(args.readCookies());
  const pageData = { writtenPage, name: args.name, policyChangedAt: policy.page?.changedAt ?? null, consent };
  // The page is the same for everyone without a choice. A visitor with a choice gets their own page, which is not cached.
  return data(pageData, consent ? { headers: { "cache-control": "private, no-store" } } : undefined);
};

/** Stores a choice. The form is a plain one, so that only the server sets the cookie. */
export const act = async ({ api, form, language, go, publicUrl }: ActArgs) => {
  const choices = choicesIn(form);
  const { data: result, problem } = await api.mutate(GiveConsent, { choices, language });
  if (problem) return refused(problem);
  const { id, givenAt } = result.giveConsent;
  const answer = go("/cookie-management#choice");
  answer.headers.set("set-cookie", cookieOf({ id, choices, givenAt: new Date(givenAt) }, publicUrl));
  return answer;
};

/** The choice in a browser's cookies, as plain data. */
function consentIn(cookies: string) {
  const consent = readConsent(cookies);
  return consent && { ...consent, givenAt: consent.givenAt.toISOString() };
}

/** Reads the form: one button for all, one for nothing, one for the ticked kinds. */
function choicesIn(form: FormData): ConsentChoices {
  const answer = form.get("answer");
  const isChosen = (category: keyof ConsentChoices) =>
    answer === "all" || (answer === "chosen" && form.get(category) !== null);
  return { statistics: isChosen("statistics"), media: isChosen("media") };
}

function cookieOf(consent: Consent, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${consentCookie}=${writeConsent(consent)}; Max-Age=${consentDays * 86_400}; Path=/; SameSite=Lax${secure}`;
}

export default function CookieManagementPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const { writtenPage, name, policyChangedAt } = loaderData;
  const consent = loaderData.consent && { ...loaderData.consent, givenAt: new Date(loaderData.consent.givenAt) };
  const text = useText("cookies");
  const isOutdated = consent !== null && policyChangedAt !== null && consent.givenAt < new Date(policyChangedAt);
  return (
    <article className="wrap written-text">
      {writtenPage ? (
        <WrittenTop page={writtenPage} name={name} />
      ) : (
        <header className="written-text__head">
          <PageHead title={text("shell.cookieManagement")} />
          <h1>{text("shell.cookieManagement")}</h1>
        </header>
      )}
      <div className="written-text__body">
        {actionData && <RefusedChoice problem={actionData.problem} />}
        <PresentChoice consent={consent} isOutdated={isOutdated} />
        <ChoiceForm choices={consent?.choices ?? null} />
        <NecessaryList />
        {writtenPage && (
          <>
            <EarlierVersion page={writtenPage} name={name} />
            <WrittenBody page={writtenPage} />
            <WrittenFoot page={writtenPage} name={name} />
          </>
        )}
      </div>
    </article>
  );
}

function RefusedChoice({ problem }: { problem: Problem }) {
  const text = useText();
  const problemText = useProblemText();
  return (
    <Notice role="alert" tone="danger" icon="alert" title={text("form.problem")}>
      {problemText(problem)}
    </Notice>
  );
}
