import { Form, useLocation } from "react-router";
import { type FactorObstacle, factorTimes } from "#domain/second-factor.ts";
import { withNext } from "#web/next.ts";
import type { OwnFactors } from "#web/pages/login/second-factor/page.tsx";
import { PasskeyForm } from "#web/pages/login/second-factor/parts/passkey-form.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type ObstacleData = Pick<OwnFactors, "obstacle" | "mayAddFrom">;

/** Sets up the first second factor: preferably a passkey, otherwise a code app. */
export function FactorSetUp({ obstacle, mayAddFrom }: ObstacleData) {
  const text = useText("office");
  if (obstacle) return <Obstacle obstacle={obstacle} mayAddFrom={mayAddFrom} />;
  return (
    <>
      <section className="factor__way" aria-labelledby="passkey-heading">
        <h2 id="passkey-heading">{text("secondFactor.passkey")}</h2>
        <p>{text("secondFactor.passkey.text")}</p>
        <PasskeyForm intent="makePasskey" label={text("secondFactor.passkey.make")} />
      </section>
      <section className="factor__way" aria-labelledby="app-heading">
        <h2 id="app-heading">{text("secondFactor.app")}</h2>
        <p>{text("secondFactor.app.what")}</p>
        <Form method="post">
          <Button variant="secondary" name="intent" value="beginApp">
            {text("secondFactor.app.begin")}
          </Button>
        </Form>
      </section>
    </>
  );
}

/** Says why nobody can set up a factor now, and what to do. */
function Obstacle({ obstacle, mayAddFrom }: ObstacleData & { obstacle: FactorObstacle }) {
  const text = useText("office");
  const to = usePath();
  const { pathname, search } = useLocation();
  return (
    <>
      <Notice tone="warning">
        {text(`secondFactor.${obstacle}`, {
          minutes: factorTimes.freshMinutes,
          ...(mayAddFrom && { from: new Date(mayAddFrom) }),
        })}
      </Notice>
      {!mayAddFrom && (
        <LinkButton href={withNext(to("/login"), pathname + search)} iconAfter="arrow">
          {text("secondFactor.loginAgain.action")}
        </LinkButton>
      )}
    </>
  );
}
