import type { ReactNode } from "react";
import { Form } from "react-router";
import type { OpenCall } from "#web/components/open-call.ts";
import { fund } from "#web/graphql/document.ts";
import { type ActArgs, type PageArgs, refused } from "#web/page.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const MyLateAccess = fund(`
  query MyLateAccess($language: Language!) {
    myLateAccess {
      until
      call {
        title(language: $language) intro(language: $language) phase submissionsOpen submissionsClose
        maximumInCents maximumWhenActiveInCents costShare
      }
    }
  }
`);
const ClaimLateAccess = fund(`mutation ClaimLateAccess($token: String!) { claimLateAccess(token: $token) }`);

/** The call to which this person may submit late, open until their own deadline; null without extra time. */
export async function loadLateCall({ api, language }: PageArgs): Promise<OpenCall["call"]> {
  const { myLateAccess } = await api.query(MyLateAccess, { language });
  if (!myLateAccess) return null;
  const { call, until } = myLateAccess;
  return { ...call, submissionsClose: until > call.submissionsClose ? until : call.submissionsClose };
}

/** Claims the extra time of a link. */
export async function claimLateAccess({ api, form, go }: ActArgs) {
  const { problem } = await api.mutate(ClaimLateAccess, { token: String(form.get("late") ?? "") });
  if (problem?.code === "login.required") return go(`/submit-a-project?late=${form.get("late")}#login`);
  return problem ? refused(problem) : go("/submit-a-project");
}

type Props = { token: string | null; isLoggedIn: boolean; call: OpenCall["call"] };

/** Offers the extra time of a link to people who may claim it, and shows it to people who have. */
export function LateAccess({ token, isLoggedIn, call }: Props) {
  const text = useText("submission");
  const rich = useRichText("submission");
  const format = useFormats();
  if (call)
    return (
      <Notice tone="success" title={text("late.mine")}>
        {text("late.mine.text", { until: format.until(new Date(call.submissionsClose)) })}
      </Notice>
    );
  if (!token) return null;
  if (!isLoggedIn)
    return (
      <Notice title={text("late.login")}>
        {rich("late.login.text", {}, { a: (inside: ReactNode) => <Link href="#login">{inside}</Link> })}
      </Notice>
    );
  // Opening the link is not enough, because programs that scan mails open it too.
  return (
    <Notice title={text("late.offer")}>
      <p>{text("late.offer.text")}</p>
      <Form method="post">
        <input type="hidden" name="late" value={token} />
        <Button name="intent" value="late" size="small">
          {text("late.use")}
        </Button>
      </Form>
    </Notice>
  );
}
