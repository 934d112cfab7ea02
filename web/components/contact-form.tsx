import { longestMessage, type MessageTopic, messageFields, messageTopics } from "#domain/message.ts";
import { MailInstead } from "#web/components/mail-instead.tsx";
import { RobotTrap } from "#web/components/robot-trap.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useRichText, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

export const contactForm = defineForm({
  id: "contact",
  rules: messageFields,
  words: {
    topic: { label: "contact.topic", ask: "contact.topic.ask" },
    name: { label: "contact.name", ask: "contact.name.ask" },
    email: { label: "contact.address", ask: "contact.address.ask" },
    text: { label: "contact.text", ask: "contact.text.ask" },
  },
});

type Props = {
  refused?: Refused | undefined;
  /** The topic of the message, if the page knows it. */
  topic?: MessageTopic | undefined;
  /** Hides the question for the topic if the page already answers it. */
  isTopicKnown?: boolean;
};

/** A form to write to the fund's office. On every page, `/contact` handles it. */
export function ContactForm({ refused, topic, isTopicKnown = false }: Props) {
  const text = useText("public");
  const to = usePath();
  const isPending = useIsPending();
  const count = (length: number) => text("contact.text.count", { length, most: longestMessage });
  return (
    <RuleForm form={contactForm} refused={refused} text={text} action={to("/contact#write")}>
      {({ typed, error }) => (
        <>
          <MailInstead refused={refused} />
          <p className="meta">{text("form.starred")}</p>
          {isTopicKnown ? (
            <input type="hidden" name="topic" value={topic} />
          ) : (
            <Topic chosenTopic={typed("topic") || topic} error={error("topic")} />
          )}
          <Field className="c-6" name="name" label={text("contact.name")} error={error("name")} required>
            <Input autoComplete="name" defaultValue={typed("name")} />
          </Field>
          <Field className="c-6" name="email" label={text("contact.address")} error={error("email")} required>
            <Input type="email" autoComplete="email" defaultValue={typed("email")} />
          </Field>
          <Field name="text" label={text("contact.text")} error={error("text")} required>
            <Textarea rows={6} count={count} defaultValue={typed("text")} />
          </Field>
          <RobotTrap refused={refused} />
          <DataPromise />
          <Button iconAfter="arrow" busy={isPending}>
            {text("contact.send")}
          </Button>
        </>
      )}
    </RuleForm>
  );
}

function Topic({ chosenTopic, error }: { chosenTopic: string | undefined; error: string | undefined }) {
  const text = useText("public");
  return (
    <Field name="topic" label={text("contact.topic")} error={error} required>
      <Select defaultValue={chosenTopic ?? ""}>
        <option value="">{text("contact.topic.choose")}</option>
        {messageTopics.map((topic) => (
          <option key={topic} value={topic}>
            {text(`contact.topic.${topic}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Explains what happens with the data. */
function DataPromise() {
  const { messageMonths } = useFund();
  const rich = useRichText("public");
  const to = usePath();
  return (
    <p className="meta">
      {rich(
        "contact.data",
        { months: messageMonths },
        { a: (inside) => <Link href={to("/privacy-policy")}>{inside}</Link> },
      )}
    </p>
  );
}
