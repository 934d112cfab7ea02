import { LoginForm } from "#web/components/login-form.tsx";
import { useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

/** The way in for colleagues. */
export function Door() {
  const text = useText();
  return (
    <section className="band band--blueberry round-tr door" id="login" aria-labelledby="door-heading">
      <div className="wrap door__in">
        <div className="door__text">
          <h2 id="door-heading">{text("home.door.heading")}</h2>
          <p className="lead">{text("home.door.text")}</p>
          <p className="door__tip">
            <Icon name="info" />
            <span>{text("home.door.tip")}</span>
          </p>
        </div>
        <Panel className="as-page door__form">
          <LoginForm />
        </Panel>
      </div>
    </section>
  );
}
