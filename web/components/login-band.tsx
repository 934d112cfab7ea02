import { useId } from "react";
import { Form, useLocation } from "react-router";
import { DemoPeople } from "#web/components/demo-people.tsx";
import { LoginFields, loginFormId } from "#web/components/login-fields.tsx";
import { useDemoPeople } from "#web/demo.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./login-band.css";

type Props = {
  heading: string;
  /** The path after the login; by default this page. */
  next?: string;
};

/**
 * A login for employees over the whole width; links to it end in `#login`. The login page handles its form, so that not
 * every page has to load its rules and sentences.
 */
export function LoginBand({ heading, next }: Props) {
  const text = useText();
  const headingId = useId();
  const to = usePath();
  const { pathname } = useLocation();
  const nextPath = next ?? pathname;
  const isDemo = useDemoPeople().length > 0;
  if (useMe()) return null;
  return (
    <section className="band band--blueberry round-tr login-band" id="login" aria-labelledby={headingId}>
      <div className="wrap login-band__in">
        <div className="login-band__text">
          <h2 id={headingId}>{heading}</h2>
          {/* In the demo one press logs people in, so they need no code and no tip. */}
          {!isDemo && (
            <>
              <p className="lead">{text("login.text")}</p>
              <p className="login-band__tip">
                <Icon name="info" />
                <span>{text("login.tip")}</span>
              </p>
            </>
          )}
        </div>
        <Panel className="as-page login-band__form">
          {isDemo ? (
            <DemoPeople next={nextPath} />
          ) : (
            <FormIdContext value={loginFormId}>
              <Form method="post" action={withNext(to("/login"), nextPath)}>
                <input type="hidden" name="intent" value={loginFormId} />
                <FormGrid>
                  <LoginFields next={nextPath} />
                </FormGrid>
              </Form>
            </FormIdContext>
          )}
        </Panel>
      </div>
    </section>
  );
}
