import { Form, useLocation } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { LogInElsewhere } from "#web/problem-sentence.tsx";
import { useText } from "#web/text.tsx";
import type { TypedForm } from "#web/typed-form.ts";
import { Button } from "#web/ui/button/button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

/** Replaces a page whose form was sent after the session had ended: what was typed waits here for a new login. */
export function SignedOut({ typedForm }: { typedForm: TypedForm }) {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("loggedOut.title")} hasNoAddress />
      <Empty
        heading="h1"
        title={text("loggedOut.title")}
        action={
          <Form method="post" action={pathname + search}>
            {typedForm.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button iconAfter="arrow">{text("loggedOut.continue")}</Button>
          </Form>
        }
      >
        {text("loggedOut.text")} <LogInElsewhere />
      </Empty>
    </div>
  );
}
