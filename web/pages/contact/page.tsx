import { isMessageTopic, type MessageTopic } from "#domain/message.ts";
import { CalendarLinks } from "#web/components/calendar-links.tsx";
import { ContactForm, contactForm } from "#web/components/contact-form.tsx";
import { ContactWays } from "#web/components/contact-ways.tsx";
import { FocusedHeading } from "#web/components/focused-heading.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { readSigns } from "#web/components/robot-trap.tsx";
import { submitForm } from "#web/form.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./page.css";

const Office = system(`query ContactOffice { fund { email phone address } }`);
const SendMessage = fund(`
  mutation SendMessage(
    $topic: MessageTopic!, $name: String!, $email: String!, $text: String!,
    $language: Language!, $trap: String, $seconds: Float
  ) {
    sendMessage(
      topic: $topic, name: $name, email: $email, text: $text, language: $language, trap: $trap, seconds: $seconds
    )
  }
`);

export const load = async ({ api, url }: PageArgs) => {
  const topic = url.searchParams.get("topic");
  const { fund } = await api.query(Office);
  return { fund, isSent: url.searchParams.has("sent"), topic: isMessageTopic(topic) ? topic : undefined };
};
export const act = ({ api, form, go, language }: ActArgs) =>
  submitForm(
    contactForm,
    form,
    ({ topic, ...message }) =>
      api.mutate(SendMessage, { ...message, topic: topic as MessageTopic, language, ...readSigns(form) }),
    () => go("/contact?sent#write"),
  );

const answers = [
  ["/submit-internal-project", "contact.answers.internal"],
  ["/submit-a-project", "contact.answers.submit"],
  ["/vote", "contact.answers.vote"],
  ["/volunteer", "contact.answers.volunteer"],
  ["/privacy-policy", "contact.answers.data"],
] as const;

export default function ContactPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("public");
  const { fund, isSent, topic } = loaderData;
  return (
    <>
      <PageHead
        title={text(isSent ? "contact.sent" : "shell.contact")}
        description={text("contact.lead")}
        isRefused={Boolean(actionData)}
      />
      <PageTop title={text("contact.heading")} lead={text("contact.lead")} />
      <div className="band band--deep round-tl">
        <div className="wrap contact-page">
          <section className="contact-page__ways" aria-labelledby="ways-heading">
            <h2 id="ways-heading">{text("contact.ways")}</h2>
            <ContactWays {...fund} />
            <p className="muted">{text("contact.ways.text")}</p>
          </section>
          <section className="contact-page__write" id="write" aria-labelledby="write-heading">
            <Panel className="as-page contact-page__panel">
              {isSent ? (
                <SentMessage />
              ) : (
                <>
                  <h2 id="write-heading">{text("contact.form")}</h2>
                  <ContactForm refused={actionData} topic={topic} />
                </>
              )}
            </Panel>
          </section>
          <Answers />
        </div>
      </div>
    </>
  );
}

function SentMessage() {
  const text = useText("public");
  const to = usePath();
  return (
    <>
      <FocusedHeading id="write-heading">{text("contact.sent")}</FocusedHeading>
      <p>{text("contact.sent.text")}</p>
      <p>
        <ArrowLink href={to("/contact")}>{text("contact.sent.again")}</ArrowLink>
      </p>
    </>
  );
}

function Answers() {
  const text = useText("public");
  const to = usePath();
  return (
    <section className="contact-page__answers" aria-labelledby="answers-heading">
      <h2 id="answers-heading">{text("contact.answers")}</h2>
      <ul className="contact-page__list">
        {answers.map(([path, label]) => (
          <li key={path}>
            <ArrowLink href={to(path)}>{text(label)}</ArrowLink>
          </li>
        ))}
      </ul>
      <CalendarLinks />
    </section>
  );
}
