import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { loginCode } from "#domain/login.ts";
import type { Problem } from "#domain/problem.ts";
import { redirectAfterLogin } from "#web/after-login.ts";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { MailboxLink } from "#web/components/mailbox-link.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { browserTransport } from "#web/graphql/browser.ts";
import { createApi } from "#web/graphql/client.ts";
import { system } from "#web/graphql/document.ts";
import { useInstallation } from "#web/installation.ts";
import { nextIn, withNext } from "#web/next.ts";
import { type ActArgs, type PageArgs, type PageProps, refused } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsLoading, useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CodeInput } from "#web/ui/code-input/code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const LoginWithCode = system(`
  mutation LoginWithCode($loginId: ID!, $code: String!) { loginWithCode(loginId: $loginId, code: $code) }
`);
const AskForAnotherCode = system(`
  mutation AskForAnotherCode($loginId: ID!, $next: String) { askForAnotherCode(loginId: $loginId, next: $next) }
`);

const DemoCode = system(`query DemoCode($loginId: ID!) { demo { code(loginId: $loginId) } }`);

export const load = async ({ api, url, go }: PageArgs) => {
  const loginId = url.searchParams.get("login");
  const next = nextIn(url.searchParams.get("next"));
  if (!loginId) throw go(withNext("/login", next));
  const { demo } = await api.query(DemoCode, { loginId });
  return { loginId, next, demo };
};

type Answer = { problem: Problem | null };

export const act = async ({ api, form, url, language }: ActArgs) => {
  const loginId = String(form.get("login") ?? "");
  const next = nextIn(url.searchParams.get("next"));
  if (form.get("intent") === "again") {
    const { problem } = await api.mutate(AskForAnotherCode, { loginId, next });
    return problem ? refused(problem) : { problem };
  }
  const { problem } = await api.mutate(LoginWithCode, { loginId, code: String(form.get("code") ?? "") });
  return problem ? refused(problem) : redirectAfterLogin(language, next);
};

export default function LoginCodePage({
  loaderData: { loginId, next, demo },
  actionData,
}: PageProps<typeof load, typeof act>) {
  const text = useText();
  const to = usePath();
  const { opensSoon } = useInstallation();
  const isPending = useIsPending();
  // The answer empties the field, so nobody should type before it arrives.
  const isLoading = useIsLoading();
  const form = useRef<HTMLFormElement>(null);
  const problem = actionData?.problem ?? null;
  const wasSentAgain = Boolean(actionData) && !problem;
  const isOver = problem?.code === "login.expired" || (problem?.code === "login.wrongCode" && problem.left === 0);
  return (
    <LoginFrame
      title={text("login.code.title")}
      heading={text("login.code.heading")}
      lead={text("login.code.text", { minutes: loginCode.minutes, when: opensSoon ? "before" : "after" })}
      picture="elderly-visits"
      isRefused={Boolean(problem)}
    >
      {actionData && <Outcome problem={problem} />}
      <FormIdContext value="code">
        <Form method="post" ref={form} noValidate>
          <FormGrid>
            <input type="hidden" name="login" value={loginId} />
            <Field
              name="code"
              label={text("login.code.label")}
              className={problem?.code === "login.wrongCode" ? "is-invalid" : undefined}
            >
              <CodeInput
                key={problem ? JSON.stringify(problem) : ""}
                readOnly={isLoading}
                onCode={(code) => code.length === loginCode.digits && form.current?.requestSubmit()}
              />
            </Field>
            <Button iconAfter="arrow" busy={isPending} disabled={isOver}>
              {text("login.code.continue")}
            </Button>
          </FormGrid>
        </Form>
      </FormIdContext>
      <Form method="post">
        <input type="hidden" name="login" value={loginId} />
        {/* The countdown starts again after another code was sent, but not after a refused code. */}
        <AnotherCode key={String(wasSentAgain)} />
      </Form>
      {demo && <DemoCodeNotice key={String(wasSentAgain)} loginId={loginId} firstCode={demo.code} />}
      <p className="meta">
        <Link href={withNext(to("/login"), next)}>{text("login.code.startAgain")}</Link>
      </p>
    </LoginFrame>
  );
}

/** Shows the code that the demo mailed, as soon as the mail arrives. */
function DemoCodeNotice({ loginId, firstCode }: { loginId: string; firstCode: string | null }) {
  const text = useText();
  const [code, setCode] = useState(firstCode);
  useEffect(() => {
    if (code) return;
    const timer = setInterval(async () => {
      const answer = await createApi(browserTransport)
        .query(DemoCode, { loginId })
        .catch(() => null);
      setCode(answer?.demo?.code ?? null);
    }, 500);
    return () => clearInterval(timer);
  }, [code, loginId]);
  return (
    <Notice className="demo-code" title={code ? text("login.demo.code", { code }) : text("login.demo.hint")}>
      <MailboxLink>{text("login.demo.open")}</MailboxLink>
    </Notice>
  );
}

/** The result of an attempt. */
function Outcome({ problem }: Answer) {
  const text = useText();
  if (problem) return <RefusalNotice problem={problem} />;
  return (
    <Notice role="status" tone="success" title={text("login.code.sentAgain")}>
      {text("login.code.sentAgain.text")}
    </Notice>
  );
}

/** Asks for another code; with scripts it counts down until that is possible. */
function AnotherCode() {
  const text = useText();
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    const until = Date.now() + loginCode.resendSeconds * 1000;
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button variant="quiet" name="intent" value="again" disabled={secondsLeft > 0}>
      {secondsLeft > 0 ? text("login.code.againIn", { seconds: secondsLeft }) : text("login.code.again")}
    </Button>
  );
}
