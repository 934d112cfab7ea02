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
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { serverSide } from "#web/graphql/process.server.ts";
import { type ActArgs, type PageArgs, statusOf } from "#web/page.ts";
import { ChoiceForm } from "#web/pages/cookie-management/choice-form.tsx";
import { NecessaryList } from "#web/pages/cookie-management/necessary-list.tsx";
import { PresentChoice } from "#web/pages/cookie-management/present-choice.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/cookie-management.ts";
import "./cookie-management.css";

const CookiePolicy = fund(`query CookiePolicy { page(key: cookie_policy, language: nl) { changedAt } }`);
const GiveConsent = system(`
  mutation GiveConsent($choices: ConsentChoices!, $language: Language!) {
    giveConsent(choices: $choices, language: $language) { id givenAt }
  }
`);

const load = async (args: PageArgs) => {
  const [written, policy] = await Promise.all([loadWritten(args), args.api.query(CookiePolicy)]);
  return { written, name: args.name, policyChangedAt: policy.page?.changedAt ?? null };
};
const choose = async ({ api, form, language, go }: ActArgs) => {
  const choices = chosenIn(form);
  const { data, problem } = await api.mutate(GiveConsent, { choices, language });
  if (problem) return { problem };
  const { id, givenAt } = data.giveConsent;
  return { given: { id, choices, givenAt: new Date(givenAt) }, go: go("/cookie-management#choice") };
};

// The page is the same for everyone without a choice. A visitor with a choice gets their own page, which is not cached.
export const loader = async (args: Route.LoaderArgs) => {
  const consent = consentIn(args.context.get(serverSide).cookie);
  const loaded = { ...(await onServer(load)(args)), consent };
  return data(loaded, consent ? { headers: { "cache-control": "private, no-store" } } : undefined);
};
export const clientLoader = inBrowser(async (args) => ({
  ...(await load(args)),
  consent: consentIn(document.cookie),
}));
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

// Only the server sets the cookie, with and without scripts.
export const action = async (args: Route.ActionArgs) => {
  const outcome = await onServer(choose)(args);
  if (!outcome.given) return data({ problem: outcome.problem }, statusOf(outcome.problem ?? null));
  outcome.go.headers.set("set-cookie", cookieOf(outcome.given, args.context.get(serverSide).publicUrl));
  return outcome.go;
};

/** The choice in a browser's cookies, as plain data. */
function consentIn(cookies: string) {
  const consent = readConsent(cookies);
  return consent && { ...consent, givenAt: consent.givenAt.toISOString() };
}

/** Reads the form: one button for all, one for nothing, one for the ticked kinds. */
function chosenIn(form: FormData): ConsentChoices {
  const answer = form.get("answer");
  const isChosen = (category: keyof ConsentChoices) =>
    answer === "all" || (answer === "chosen" && form.get(category) !== null);
  return { statistics: isChosen("statistics"), media: isChosen("media") };
}

function cookieOf(consent: Consent, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${consentCookie}=${writeConsent(consent)}; Max-Age=${consentDays * 86_400}; Path=/; SameSite=Lax${secure}`;
}

export default function CookieManagementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { written, name, policyChangedAt } = loaderData;
  const consent = loaderData.consent && { ...loaderData.consent, givenAt: new Date(loaderData.consent.givenAt) };
  const text = useText();
  const isOutdated = consent !== null && policyChangedAt !== null && consent.givenAt < new Date(policyChangedAt);
  return (
    <article className="wrap written">
      {written ? (
        <WrittenTop page={written} name={name} />
      ) : (
        <header className="written__head">
          <PageHead title={text("shell.cookieManagement")} />
          <h1>{text("shell.cookieManagement")}</h1>
        </header>
      )}
      <div className="written__body">
        {actionData && <Refused problem={actionData.problem} />}
        <PresentChoice consent={consent} isOutdated={isOutdated} />
        <ChoiceForm choices={consent?.choices ?? null} />
        <NecessaryList />
        {written && (
          <>
            <EarlierVersion page={written} name={name} />
            <WrittenBody page={written} />
            <WrittenFoot page={written} name={name} />
          </>
        )}
      </div>
    </article>
  );
}

function Refused({ problem }: { problem: Problem }) {
  const text = useText();
  // This form has no field that could be wrong.
  if (problem.code === "form.invalid") return null;
  const { code, ...values } = problem;
  return (
    <Notice role="alert" tone="danger" icon="alert" title={text("form.problem")}>
      {text(code, values)}
    </Notice>
  );
}
