import { data, Form } from "react-router";
import { languageFacts } from "#domain/language.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusedForm } from "#web/form.tsx";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageHandle, PageProps } from "#web/page.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Prose } from "#web/ui/prose/prose.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

const AskedApproval = fund(`
  query AskedApproval($token: String!) {
    projectApproval(token: $token) {
      title summary description impact language answeredAt isApproved wish showsFirstname
    }
  }
`);
const AnswerApproval = fund(`
  mutation AnswerApproval($token: String!, $isApproved: Boolean!, $wish: String!, $showsFirstname: Boolean!) {
    answerApproval(token: $token, isApproved: $isApproved, wish: $wish, showsFirstname: $showsFirstname)
  }
`);

// Anyone with the link can read the page.
export const handle: PageHandle = { isNeverCached: true };

const readToken = (url: URL) => url.searchParams.get("token") ?? "";

export const load = async ({ api, url }: PageArgs) => {
  const token = readToken(url);
  try {
    const { projectApproval } = token ? await api.query(AskedApproval, { token }) : { projectApproval: null };
    return data({ approval: projectApproval, problem: null }, { status: projectApproval ? 200 : 404 });
  } catch (error) {
    // A visitor who tries too many invalid links has to wait.
    const problem = error instanceof GraphQLClientError ? error.problem : null;
    if (!problem) throw error;
    return data({ approval: null, problem }, { status: 429 });
  }
};

export const act = async ({ api, form, url, go }: ActArgs) => {
  const token = readToken(url);
  const { problem } = await api.mutate(AnswerApproval, {
    token,
    isApproved: form.get("answer") === "yes",
    wish: String(form.get("wish") ?? ""),
    showsFirstname: form.has("showsFirstname"),
  });
  return problem ? refusedForm(problem, form) : go(`/project-approval?token=${encodeURIComponent(token)}`);
};

/** The text of a project for its applicant, who approves it or says what should change. */
export default function ProjectApprovalPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("approval");
  const { approval, problem } = loaderData;
  if (!approval) {
    return (
      <>
        <PageHead title={text("projectApproval.invalid")} />
        <PageTop title={text("projectApproval.invalid")} lead={text("projectApproval.invalid.text")} />
        {problem && (
          <div className="wrap section">
            <RefusalNotice problem={problem} />
          </div>
        )}
      </>
    );
  }
  const { answeredAt, isApproved, wish, showsFirstname, language } = approval;
  const needsWish = actionData?.problem.code === "form.invalid";
  return (
    <>
      <PageHead title={text("projectApproval.title")} isRefused={Boolean(actionData)} />
      <PageTop title={text("projectApproval.title")} lead={text("projectApproval.lead")} />
      <div className="wrap section">
        <Prose>
          {actionData && !needsWish && <RefusalNotice problem={actionData.problem} />}
          {answeredAt && !actionData && (
            <Notice
              tone="success"
              title={text(isApproved ? "projectApproval.approved" : "projectApproval.changeAsked")}
            >
              {text("projectApproval.again")}
            </Notice>
          )}
          <section aria-label={text("projectApproval.text")} lang={languageFacts[language].tag}>
            <h2>{approval.title}</h2>
            <p className="lead">{approval.summary}</p>
            {[approval.description, approval.impact]
              .flatMap((part) => part.split(/\n\s*\n/))
              .filter((paragraph) => paragraph !== "")
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
          <h2>{text("projectApproval.answer")}</h2>
          <FormIdContext value="answer">
            <Form method="post">
              <Check type="radio" name="answer" value="yes" required defaultChecked={isApproved === true}>
                {text("projectApproval.yes")}
              </Check>
              <Check name="showsFirstname" defaultChecked={showsFirstname} aria-describedby="name-help">
                {text("projectApproval.name")}
              </Check>
              <p id="name-help" className="meta">
                {text("projectApproval.name.help")}
              </p>
              <Check type="radio" name="answer" value="no" defaultChecked={needsWish || isApproved === false}>
                {text("projectApproval.no")}
              </Check>
              <Field
                name="wish"
                label={text("projectApproval.wish")}
                error={needsWish ? text("projectApproval.wish.ask") : undefined}
              >
                <Textarea rows={5} defaultValue={actionData?.typed.wish ?? wish ?? ""} />
              </Field>
              <Button>{text("projectApproval.send")}</Button>
            </Form>
          </FormIdContext>
        </Prose>
      </div>
    </>
  );
}
