import { Form, isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { ErrorPage } from "#web/components/error-page.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";

/**
 * In place of a step that was sent, without scripts, after its session had ended: all that was typed waits on this page
 * until whoever wrote it has logged in again. It stands nowhere else.
 */
export function LoggedOutStep() {
  const text = useText();
  const to = usePath();
  const { search } = useLocation();
  const thrown = useRouteError();
  if (!isRouteErrorResponse(thrown) || thrown.status !== 401) return <ErrorPage />;
  const typed: Record<string, string> = thrown.data;
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("submit.loggedOut")} />
      <Empty
        heading="h1"
        title={text("submit.loggedOut")}
        action={
          <Form method="post" action={search}>
            {Object.entries(typed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button iconAfter="arrow">{text("submit.loggedOut.goOn")}</Button>
          </Form>
        }
      >
        {text("submit.loggedOut.text")}{" "}
        <Link href={withNext(to("/login"), to("/account"))} target="_blank">
          {text("submit.save.logIn")}
        </Link>
      </Empty>
    </div>
  );
}
