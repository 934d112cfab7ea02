import { Form } from "react-router";
import { setUpTimes } from "#domain/set-up.ts";
import { setUpSteps } from "#domain/set-up-step.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { system } from "#web/graphql/document.ts";
import { type ActArgs, type PageArgs, type PageHandle, type PageProps, refused } from "#web/page.ts";
import { findResume, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { NumberedList } from "#web/ui/numbered-list/numbered-list.tsx";
import "./page.css";

const SetUpLink = system(`query SetUpLink($token: String!) { setUp { isLinkGood(token: $token) } }`);
const OpenSetUp = system(`mutation OpenSetUp($token: String!) { openSetUp(token: $token) }`);

/** The command that prints a new link; it is the same in every language. */
const linkCommand = "npm run samen -- fund link";

export const load = async (args: PageArgs) => {
  const step = await findResume(args);
  if (step) throw args.go(stepAt(step));
  const token = args.url.searchParams.get("token");
  const { setUp } = await args.api.query(SetUpLink, { token: token ?? "" });
  return { token, isGood: setUp?.isLinkGood ?? false };
};

export const act = async ({ api, form, go }: ActArgs) => {
  const { problem } = await api.mutate(OpenSetUp, { token: String(form.get("token") ?? "") });
  return problem ? refused(problem) : go("/set-up");
};

/** Nobody else may get this page, because its address has the token. */
export const handle: PageHandle = { isNeverCached: true };

/** The way into the set-up, from the link that the start of the site printed. A button opens it, so no scanner does. */
export default function SetUpPage({ loaderData: { token, isGood }, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const isPending = useIsPending();
  const mayOpen = isGood && !actionData;
  const lead = mayOpen ? "setUp.lead" : token ? "setUp.link.over" : "setUp.link.none";
  return (
    <>
      <PageHead title={text("setUp.title")} isRefused={Boolean(actionData)} />
      <PageTop title={text("setUp.heading")} lead={text(lead)} />
      <div className="wrap set-up-begin">
        {actionData && <RefusalNotice problem={actionData.problem} />}
        {mayOpen ? (
          <>
            <NumberedList
              heading="h2"
              items={setUpSteps.map((step) => ({ title: text(`setUp.${step}`), text: text(`setUp.${step}.why`) }))}
            />
            <Form method="post">
              <input type="hidden" name="token" value={token ?? ""} />
              <Button iconAfter="arrow" busy={isPending}>
                {text("setUp.begin")}
              </Button>
            </Form>
            <p className="meta">{text("setUp.session", { hours: setUpTimes.sessionHours })}</p>
          </>
        ) : (
          <>
            <p>{text("setUp.link.command")}</p>
            <p>
              <code className="set-up-begin__command">{linkCommand}</code>
            </p>
            <p className="meta">{text("setUp.link.embedded")}</p>
          </>
        )}
      </div>
    </>
  );
}
