import { Form } from "react-router";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** Logs this browser out; it works without scripts, as everything on a shared tablet must. */
export function LogOut() {
  const text = useText("account");
  return (
    <Form method="post">
      <Button variant="secondary" size="small" name="intent" value="log-out">
        {text("account.logOut")}
      </Button>
    </Form>
  );
}
