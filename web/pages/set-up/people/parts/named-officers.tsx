import { Form } from "react-router";
import type { Officer } from "#web/pages/set-up/people/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Props = { officers: readonly Officer[]; mailFolder: string | null };

/** The two people, with a button to log in for the one who sits here, until one of them can open the office. */
export function NamedOfficers({ officers, mailFolder }: Props) {
  const text = useText("setUp");
  const isPending = useIsPending();
  const isReady = officers.some(({ hasSecondFactor }) => hasSecondFactor);
  return (
    <>
      <ul className="set-up__list">
        {officers.map((officer) => (
          <li key={officer.role}>
            <div>
              <strong>
                {officer.firstname} {officer.lastname}
              </strong>
              <p className="meta">
                {text(`role.${officer.role}`)}
                {officer.email && (
                  <>
                    {" "}
                    · <EmailAddress>{officer.email}</EmailAddress>
                  </>
                )}
              </p>
            </div>
            {officer.hasSecondFactor ? (
              <Tag>{text("setUp.people.ready")}</Tag>
            ) : (
              <Form method="post">
                <input type="hidden" name="role" value={officer.role} />
                <Button variant={isReady ? "quiet" : "secondary"} name="intent" value="log-in" busy={isPending}>
                  {text("setUp.people.logIn", { firstname: officer.firstname })}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Notice tone={isReady ? "success" : "info"}>
        {text(isReady ? "setUp.people.oneReady" : "setUp.people.nobodyReady")}
        {mailFolder !== null && !isReady && (
          <>
            <br />
            {text("setUp.people.folder")} <code>{mailFolder}</code>
          </>
        )}
      </Notice>
      {isReady && (
        <Form method="post">
          <Button name="intent" value="finish" iconAfter="arrow" busy={isPending}>
            {text("setUp.continue")}
          </Button>
        </Form>
      )}
    </>
  );
}
