import { redirect, redirectDocument } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { system } from "#web/graphql/document.ts";
import { nextIn } from "#web/next.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageHandle, type PageProps } from "#web/page.ts";
import { AppSetUp, type CodeAppSetUp } from "#web/pages/login/second-factor/parts/app-set-up.tsx";
import { FactorList } from "#web/pages/login/second-factor/parts/factor-list.tsx";
import { FactorSetUp } from "#web/pages/login/second-factor/parts/factor-set-up.tsx";
import { makePasskey, showPasskey } from "#web/pages/login/second-factor/parts/passkey.ts";
import { ProofForm } from "#web/pages/login/second-factor/parts/proof-form.tsx";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

const OwnFactors = system(`
  query OwnFactors {
    me { secondFactor { isNeeded isProven obstacle mayAddFrom passkeys { id name madeAt usedAt } codeAppSince } }
  }
`);
const BeginCodeApp = system(`mutation BeginCodeApp { beginCodeApp { secret address qr { size path } } }`);
const ConfirmCodeApp = system(`mutation ConfirmCodeApp($code: String!) { confirmCodeApp(code: $code) }`);
const RemovePasskey = system(`mutation RemovePasskey($id: ID!) { removePasskey(id: $id) }`);
const RemoveCodeApp = system(`mutation RemoveCodeApp { removeCodeApp }`);
const ProveWithCode = system(`mutation ProveWithCode($code: String!) { proveWithCode(code: $code) }`);

export const load = async ({ api, url }: PageArgs) => {
  const next = nextIn(url.searchParams.get("next"));
  const { me } = await api.query(OwnFactors);
  if (!me?.secondFactor.isNeeded) noSuchPage();
  if (me.secondFactor.isProven && next) throw redirect(next);
  return me.secondFactor;
};

/** The second factors of a person, as the page shows them. */
export type OwnFactors = Awaited<ReturnType<typeof load>>;

type Change = "added" | "removed";
type Answer = { problem: Problem | null; app: CodeAppSetUp | null; done: Change | null };

export const act = async ({ api, form, url }: ActArgs): Promise<Answer | Response> => {
  const typed = (field: string) => String(form.get(field) ?? "");
  const intent = typed("intent");
  const acts: Record<string, { does(): Promise<{ problem: Problem | null }>; done: Change | null }> = {
    makePasskey: { does: () => makePasskey(api, typed("name")), done: "added" },
    showPasskey: { does: () => showPasskey(api), done: null },
    confirmCode: { does: () => api.mutate(ConfirmCodeApp, { code: typed("code") }), done: "added" },
    showCode: { does: () => api.mutate(ProveWithCode, { code: typed("code") }), done: null },
    removePasskey: { does: () => api.mutate(RemovePasskey, { id: typed("id") }), done: "removed" },
    removeCodeApp: { does: () => api.mutate(RemoveCodeApp), done: "removed" },
  };
  // Every object also has names such as "toString".
  const chosenAct = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  const problem = (await chosenAct?.does())?.problem ?? null;
  const next = nextIn(url.searchParams.get("next"));
  // The whole document loads again, so that no earlier data stays.
  if (chosenAct && !problem && next) return redirectDocument(next);
  if (intent === "beginApp" || (intent === "confirmCode" && problem)) {
    // After a wrong code the page shows the same secret again, so that nobody has to scan it twice.
    const setUp = await api.mutate(BeginCodeApp);
    return { problem: problem ?? setUp.problem, app: setUp.data?.beginCodeApp ?? null, done: null };
  }
  return { problem, app: null, done: problem ? null : (chosenAct?.done ?? null) };
};

/** The page loads its scripts at once, because its buttons only work with them. */
export const handle: PageHandle = { startsAtOnce: true };

/**
 * The second login step of people with a role: they show a passkey or a code, or set up the first one. Afterwards they
 * add and remove them here, unless they are on their way to another page.
 */
export default function SecondFactorPage({ loaderData: factors, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("office");
  const { problem = null, app = null, done = null } = actionData ?? {};
  const state = app ? "app" : factors.isProven ? "own" : hasNone(factors) ? "setUp" : "prove";
  return (
    <LoginFrame
      title={text(state === "own" ? "secondFactor.own.heading" : "secondFactor.title")}
      heading={text(`secondFactor.${state}.heading`)}
      lead={text(`secondFactor.${state}.text`)}
      picture="repair-cafe"
      isRefused={Boolean(problem)}
    >
      {problem && <RefusalNotice problem={problem} />}
      {done && (
        <Notice role="status" tone="success">
          {text(`secondFactor.${done}`)}
        </Notice>
      )}
      {app && <AppSetUp app={app} />}
      {state === "own" && <FactorList {...factors} />}
      {state === "setUp" && <FactorSetUp {...factors} />}
      {state === "prove" && <ProofForm {...factors} />}
    </LoginFrame>
  );
}

function hasNone({ passkeys, codeAppSince }: OwnFactors): boolean {
  return passkeys.length === 0 && codeAppSince === null;
}
