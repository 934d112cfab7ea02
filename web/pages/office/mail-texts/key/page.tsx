import type { VariablesOf } from "gql.tada";
import { data } from "react-router";
import { isLanguage, type Language, languages } from "#domain/language.ts";
import { isMailTextKey, type MailTextKey, mailTextRules } from "#domain/mail-text.ts";
import { invalidForm, type Problem } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { textsIn } from "#web/components/text-record.ts";
import { refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { MailEditor } from "#web/pages/office/mail-texts/key/parts/mail-editor.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/text-editor.css";

const MailToEdit = fund(`
  query MailToEdit($key: MailTextKey!) {
    mailText(key: $key) {
      revision isStandard isBare words changedAt writer
      translations { language state }
      texts { language subject body }
      standard { language subject body }
    }
  }
`);
const WriteMailText = fund(`
  mutation WriteMailText($key: MailTextKey!, $revision: Int!, $values: [PageValueInput!]!, $upToDate: [Language!]) {
    writeMailText(key: $key, revision: $revision, values: $values, upToDate: $upToDate)
  }
`);
const ResetMailText = fund(`
  mutation ResetMailText($key: MailTextKey!, $revision: Int!) { resetMailText(key: $key, revision: $revision) }
`);
const PreviewMail = fund(`
  query PreviewMail($key: MailTextKey!, $language: Language!, $subject: String!, $body: String!) {
    previewMailText(key: $key, language: $language, subject: $subject, body: $body) { subject paragraphs button }
  }
`);
const SendMailTrial = fund(`
  mutation SendMailTrial($key: MailTextKey!, $language: Language!, $subject: String!, $body: String!) {
    sendMailTrial(key: $key, language: $language, subject: $subject, body: $body)
  }
`);

// A mail is named after its address, but GraphQL names have no hyphens.
const toGraphQL = (key: MailTextKey) => key.replaceAll("-", "_") as VariablesOf<typeof MailToEdit>["key"];

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { key } = args.params;
  if (!isMailTextKey(key)) noSuchPage();
  const { mailText } = await args.api.query(MailToEdit, { key: toGraphQL(key) });
  return { key, mail: mailText, saved: args.url.searchParams.get("saved") };
};

/** The mail that is open in the editor. */
export type OpenMail = Awaited<ReturnType<typeof load>>["mail"];

export type MailPreviewPart = { language: Language; subject: string; paragraphs: string[]; button: string | null };
/** The answer to a form that was refused, whose preview was asked, or whose text was sent to its writer. */
export type MailAnswer = {
  problem: Problem | null;
  typed: Record<string, string>;
  preview?: MailPreviewPart[];
  isSent?: boolean;
};

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const { key } = params;
  if (!isMailTextKey(key)) noSuchPage();
  const typed = typedInto(form);
  const [name, revision, intent] = [toGraphQL(key), revisionIn(form), String(form.get("act") ?? "save")];
  const trialIn = (language: Language) => ({
    key: name,
    language,
    subject: typed[`subject.${language}`] ?? "",
    body: typed[`body.${language}`] ?? "",
  });
  if (intent === "reset") {
    const { problem } = await api.mutate(ResetMailText, { key: name, revision });
    return problem ? refusedForm(problem, form) : go(`/office/mail-texts/${key}?saved=reset`);
  }
  const [, sendTo] = /^send\.(\w+)$/.exec(intent) ?? [];
  if (isLanguage(sendTo)) {
    const { problem } = await api.mutate(SendMailTrial, trialIn(sendTo));
    return problem ? refusedForm(problem, form) : data<MailAnswer>({ problem: null, typed, isSent: true });
  }
  if (intent === "preview") {
    const shownLanguages = languages.filter((language) => `subject.${language}` in typed);
    const invalid = invalidForm(checkFields(mailTextRules(key, shownLanguages), typed));
    if (invalid) return refusedForm(invalid, form);
    const preview = await Promise.all(
      shownLanguages.map(async (language) => {
        const { previewMailText } = await api.query(PreviewMail, trialIn(language));
        return { language, ...previewMailText };
      }),
    );
    return data<MailAnswer>({ problem: null, typed, preview });
  }
  const { data: outcome, problem } = await api.mutate(WriteMailText, {
    key: name,
    revision,
    ...textsIn(typed, ["subject", "body"]),
  });
  if (problem) return refusedForm(problem, form);
  return go(`/office/mail-texts/${key}?saved=${outcome.writeMailText ? "yes" : "same"}`);
};

const doneSentences = { yes: "mailText.saved", same: "mailText.same", reset: "mailText.resetDone" } as const;

/** Writes the text of one mail in every language, with a preview, and sends it to its writer. */
export default function OfficeMailTextPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("writing");
  const to = usePath();
  const format = useFormats();
  const { key, mail, saved } = loaderData;
  const answer: MailAnswer | undefined = actionData;
  const title = text(`texts.mail.${key}`);
  const done = Object.keys(doneSentences).find((one): one is keyof typeof doneSentences => one === saved);
  const date = mail.changedAt ? format.shortDate(new Date(mail.changedAt)) : "";
  return (
    <div className="editor">
      <PageHead title={title} isRefused={Boolean(answer?.problem)} />
      <p>
        <Link href={to("/office/texts?kind=mail")}>{text("texts.back")}</Link>
      </p>
      <OfficeHead
        title={title}
        lead={
          mail.isStandard
            ? text("mailText.lead.standard")
            : text("mailText.lead.own", { date, writer: mail.writer ?? "" })
        }
      />
      <div role="status">
        {done && !answer && <Notice tone="success">{text(doneSentences[done])}</Notice>}
        {answer?.isSent && <Notice tone="success">{text("mailText.sent")}</Notice>}
      </div>
      {mail.isBare && <Notice title={text("mailText.bare.title")}>{text("mailText.bare")}</Notice>}
      <MailEditor key={key} mailKey={key} mail={mail} answer={answer} />
    </div>
  );
}
