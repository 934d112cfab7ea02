import { redirect, redirectDocument } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { pathIn } from "#web/address.ts";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { nextIn, withNext } from "#web/next.ts";
import { type ActArgs, noSuchPage, type PageArgs } from "#web/page.ts";
import { AppSetUp, type CodeAppSetUp } from "#web/pages/login/second-factor/app-set-up.tsx";
import { makePasskey, showPasskey } from "#web/pages/login/second-factor/passkey.ts";
import { Prove } from "#web/pages/login/second-factor/prove.tsx";
import { SetUp } from "#web/pages/login/second-factor/set-up.tsx";
import { useText } from "#web/text.tsx";
import type { Route } from "./+types/second-factor.ts";
import "./second-factor.css";

const OwnFactors = system(`
  query OwnFactors { me { secondFactor { isNeeded isProven mayAdd passkeys { id } codeAppSince } } }
`);
const BeginCodeApp = system(`mutation BeginCodeApp { beginCodeApp { secret address qr { size path } } }`);
const ConfirmCodeApp = system(`mutation ConfirmCodeApp($code: String!) { confirmCodeApp(code: $code) }`);
const ProveWithCode = system(`mutation ProveWithCode($code: String!) { proveWithCode(code: $code) }`);

const load = async ({ api, url, language, go }: PageArgs) => {
  const next = nextIn(url.searchParams.get("next"));
  const { me } = await api.query(OwnFactors);
  if (!me) throw go(withNext("/login", url.pathname + url.search));
  const { isNeeded, isProven, mayAdd, passkeys, codeAppSince } = me.secondFactor;
  if (!isNeeded) noSuchPage();
  if (isProven) throw redirect(next ?? pathIn(language, "/office"));
  return { mayAdd, hasPasskey: passkeys.length > 0, hasCodeApp: codeAppSince !== null };
};

type Answer = { problem: Problem | null; app: CodeAppSetUp | null };

const act = async ({ api, form, url, language }: ActArgs): Promise<Answer | Response> => {
  const code = String(form.get("code") ?? "");
  const acts: Record<string, () => Promise<{ problem: Problem | null }>> = {
    makePasskey: () => makePasskey(api),
    showPasskey: () => showPasskey(api),
    confirmCode: () => api.mutate(ConfirmCodeApp, { code }),
    showCode: () => api.mutate(ProveWithCode, { code }),
  };
  const intent = String(form.get("intent") ?? "");
  const problem = (await acts[intent]?.())?.problem ?? null;
  if (intent in acts && !problem)
    // The whole document: nothing that was loaded before may stay.
    return redirectDocument(nextIn(url.searchParams.get("next")) ?? pathIn(language, "/office"));
  if (intent !== "beginApp" && intent !== "confirmCode") return { problem, app: null };
  // After a wrong code the same secret stands there again: whoever scanned it need not do so twice.
  const begun = await api.mutate(BeginCodeApp);
  return { problem: problem ?? begun.problem, app: begun.data?.beginCodeApp ?? null };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = onServer(act);
export const clientAction = inBrowser(act);

/** Whoever comes here is about to press a button that only scripts can serve. */
export const handle = { startsAtOnce: true };

/** The second step of whoever works for the fund: showing a passkey or a code, or setting up the first. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { mayAdd, hasPasskey, hasCodeApp } = loaderData;
  const { problem = null, app = null } = actionData ?? {};
  const isNew = !hasPasskey && !hasCodeApp;
  const [heading, lead] = app
    ? [text("secondFactor.app.heading"), text("secondFactor.app.scan")]
    : isNew
      ? [text("secondFactor.setUp.heading"), text("secondFactor.setUp.text")]
      : [text("secondFactor.prove.heading"), text("secondFactor.prove.text")];
  return (
    <LoginFrame
      title={text("secondFactor.title")}
      heading={heading}
      lead={lead}
      picture="repair-cafe"
      isRefused={Boolean(problem)}
    >
      {problem && <RefusalNotice problem={problem} />}
      {app ? (
        <AppSetUp app={app} />
      ) : isNew ? (
        <SetUp mayAdd={mayAdd} />
      ) : (
        <Prove hasPasskey={hasPasskey} hasCodeApp={hasCodeApp} />
      )}
    </LoginFrame>
  );
}
