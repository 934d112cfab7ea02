import type { ReactNode } from "react";
import type { Illustration } from "#domain/project.ts";
import { illustrationFocus, illustrationUrl } from "#web/components/illustration.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./login-frame.css";

type Props = {
  title: string;
  heading: string;
  lead?: ReactNode;
  picture: Illustration;
  isRefused?: boolean;
  children: ReactNode;
};

/** A page of the login: its form beside the fund's claim. */
export function LoginFrame({ title, heading, lead, picture, isRefused = false, children }: Props) {
  const text = useText();
  const { claim } = useFund();
  const focus = illustrationFocus(picture);
  return (
    <div className="wrap">
      <PageHead title={title} description={text("login.text")} isRefused={isRefused} />
      <div className="login">
        <div className="login__side">
          <div className="login__pic">
            <img
              src={illustrationUrl(picture)}
              alt=""
              width="800"
              height="600"
              style={focus ? cssProperties({ "--focus-point": focus }) : undefined}
            />
          </div>
          <p className="login__claim">{claim}</p>
        </div>
        <div className="login__main">
          <h1>{heading}</h1>
          {lead && <p className="muted">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
