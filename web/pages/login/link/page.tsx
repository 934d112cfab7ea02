import { Form } from "react-router";
import { redirectAfterLogin } from "#web/after-login.ts";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { system } from "#web/graphql/document.ts";
import { nextIn } from "#web/next.ts";
import { type ActArgs, type PageArgs, type PageProps, refused } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

const LoginWithLink = system(`mutation LoginWithLink($token: String!) { loginWithLink(token: $token) }`);

export const load = ({ url }: PageArgs) => ({ token: url.searchParams.get("token") ?? "" });
export const act = async ({ api, form, language, url }: ActArgs) => {
  const { problem } = await api.mutate(LoginWithLink, { token: String(form.get("token") ?? "") });
  return problem ? refused(problem) : redirectAfterLogin(language, nextIn(url.searchParams.get("next")));
};

/** The page behind the link in the mail: it has a button, so that a mail scanner that opens it does not use it up. */
export default function LoginLinkPage({ loaderData: { token }, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  return (
    <LoginFrame
      title={text("login.link.title")}
      heading={text("login.link.heading")}
      lead={text("login.link.text")}
      picture="elderly-visits"
      isRefused={Boolean(actionData)}
    >
      {actionData ? (
        <>
          <RefusalNotice problem={actionData.problem} />
          <LinkButton href={to("/login")} iconAfter="arrow">
            {text("login.link.again")}
          </LinkButton>
        </>
      ) : (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button iconAfter="arrow" busy={isPending}>
            {text("login.link.continue")}
          </Button>
        </Form>
      )}
    </LoginFrame>
  );
}
