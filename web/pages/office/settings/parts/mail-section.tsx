import { MailDomainFields } from "#web/components/mail-domain-fields.tsx";
import { SenderCheck } from "#web/components/sender-check.tsx";
import { TestMail } from "#web/components/test-mail.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";

/** A test mail, what the domain of the sender says, and the mail domains of the company. */
export function MailSection({ forms, mail, saved, answerTo }: SectionProps) {
  const testProblem = answerTo("test-mail")?.problem ?? null;
  return (
    <>
      {mail && <TestMail from={mail.mailFrom} test={mail.testMail} problem={testProblem} />}
      {mail?.mailFrom && <SenderCheck checked={answerTo("check-sender")?.sender} />}
      {forms.map((form) => (
        <PartForm key={form.part} stored={form} answer={answerTo(form.part)} isSaved={saved === form.part}>
          {(fields) => <MailDomainFields {...fields} />}
        </PartForm>
      ))}
    </>
  );
}
