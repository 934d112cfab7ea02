import { Form } from "react-router";
import { type GivenRole, mayDo } from "#domain/permission.ts";
import type { OpenPerson } from "#web/pages/office/people/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { person: OpenPerson; since: string; myRoles: readonly GivenRole[] };

/** The address of the last staff list for someone with a role, which an operator takes over or not. */
export function WaitingAddress({ person: { id, waitingEmail }, since, myRoles }: Props) {
  const text = useText("people");
  const format = useFormats();
  const isPending = useIsPending();
  const day = format.longDate(new Date(since));
  const title = waitingEmail
    ? text("people.address.other", { day, email: waitingEmail })
    : text("people.address.none", { day });
  if (!mayDo({ roles: myRoles, hasSecondFactor: true }, "changeAccessOfOfficer"))
    return (
      <Notice tone="warning" title={title}>
        {text("people.address.operator")}
      </Notice>
    );
  return (
    <Notice tone="warning" title={title}>
      <p>{text("people.address.effect")}</p>
      <Form method="post" className="row">
        <input type="hidden" name="id" value={id} />
        <Button variant="secondary" size="small" name="intent" value="take-address" busy={isPending}>
          {text("people.address.take")}
        </Button>
        <Button variant="quiet" size="small" name="intent" value="keep-address" busy={isPending}>
          {text("people.address.keep")}
        </Button>
      </Form>
    </Notice>
  );
}
