import { type ReactNode, useEffect, useRef } from "react";
import { illustrationUrl } from "#web/components/illustration.ts";
import { LoginForm, type LoginValues } from "#web/components/login-form.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { ActArgs } from "#web/page.ts";
import { useFund } from "#web/shell/fund.ts";
import { useRichText, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import type { Route } from "./+types/login.ts";
import "./login.css";

// There is nothing to load; yet the page before this one leaves only when a load function is done.
const load = () => null;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

const identify = ({ form }: ActArgs): { values: LoginValues } => {
  const typed = (name: string) => String(form.get(name) ?? "");
  return {
    values: {
      email: typed("email"),
      firstname: typed("firstname"),
      lastname: typed("lastname"),
      employee_id: typed("employee_id"),
      remember_me: form.has("remember_me"),
    },
  };
};
export const action = onServer(identify);
export const clientAction = inBrowser(identify);

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const text = useText();
  const { claim } = useFund();
  return (
    <div className="wrap">
      <PageHead title={text("login.title")} description={text("login.text")} />
      <div className="login">
        <div className="login__side">
          <div className="login__pic">
            <img src={illustrationUrl("youth-music")} alt={text("login.picture")} width="800" height="600" />
          </div>
          <p className="login__claim">{claim}</p>
        </div>
        <div className="login__main">
          <h1>{text("login.heading")}</h1>
          {actionData ? <NotOpen answer={actionData} /> : <p className="muted">{text("login.text")}</p>}
          <LoginForm values={actionData?.values} isComplete />
        </div>
      </div>
    </div>
  );
}

/** Says that nobody can log in yet; takes the focus each time an answer comes. */
function NotOpen({ answer }: { answer: unknown }) {
  const rich = useRichText();
  const text = useText();
  const { email } = useFund();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    // Coming from another page, the frame gives the focus to the heading first.
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [answer]);
  const mail = (inside: ReactNode) => <Link href={`mailto:${email}`}>{inside}</Link>;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice role="alert" tone="warning" icon="info" title={text("login.notOpen")}>
        {rich("login.notOpen.text", { email }, { a: mail })}
      </Notice>
    </div>
  );
}
