import { useId } from "react";
import { LoginForm } from "#web/components/login-form.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./login-band.css";

type Props = { heading: string; text: string; tip: string };

/** The way in for colleagues, over the whole width; links to it end in `#login`. */
export function LoginBand({ heading, text, tip }: Props) {
  const headingId = useId();
  return (
    <section className="band band--blueberry round-tr door" id="login" aria-labelledby={headingId}>
      <div className="wrap door__in">
        <div className="door__text">
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{text}</p>
          <p className="door__tip">
            <Icon name="info" />
            <span>{tip}</span>
          </p>
        </div>
        <Panel className="as-page door__form">
          <LoginForm />
        </Panel>
      </div>
    </section>
  );
}
