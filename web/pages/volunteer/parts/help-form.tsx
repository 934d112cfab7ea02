import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { longestAddition, volunteerFields } from "#domain/volunteer.ts";
import { MailInstead } from "#web/components/mail-instead.tsx";
import { RobotTrap } from "#web/components/robot-trap.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import type { OfferData } from "#web/pages/volunteer/parts/offer-fields.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useRichText, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

export const helpForm = defineForm({
  id: "help",
  rules: volunteerFields,
  words: {
    name: { label: "contact.name", ask: "contact.name.ask" },
    email: { label: "contact.address", ask: "contact.address.ask" },
    // These two are optional.
    phone: { label: "volunteer.phone", ask: "volunteer.phone" },
    text: { label: "volunteer.text.label", ask: "volunteer.text" },
  },
});

type Props = { offer: OfferData; refused: Refused | undefined };

/** Asks who wants to help, and only what the organisation needs to get in touch. */
export function HelpForm({ offer, refused }: Props) {
  const text = useText("public");
  const to = usePath();
  const isPending = useIsPending();
  // The list keeps its filter.
  const { search } = useLocation();
  const count = (length: number) => text("contact.text.count", { length, most: longestAddition });
  const optional = text("form.optional");
  return (
    <RuleForm form={helpForm} refused={refused} text={text} action={to(`/volunteer/${offer.slug}${search}#help`)}>
      {({ typed, error }) => (
        <>
          <MailInstead refused={refused} />
          <p className="meta">{text("form.starred")}</p>
          <Field name="name" label={text("contact.name")} error={error("name")} required>
            <Input autoComplete="name" defaultValue={typed("name")} />
          </Field>
          <Field className="c-6" name="email" label={text("contact.address")} error={error("email")} required>
            <Input type="email" autoComplete="email" defaultValue={typed("email")} />
          </Field>
          <Field
            className="c-6"
            name="phone"
            label={text("volunteer.phone")}
            error={error("phone")}
            optional={optional}
          >
            <Input type="tel" autoComplete="tel" defaultValue={typed("phone")} />
          </Field>
          <Field name="text" label={text("volunteer.text")} error={error("text")} optional={optional}>
            <Textarea rows={3} count={count} defaultValue={typed("text")} />
          </Field>
          <RobotTrap refused={refused} />
          <SmallPrint organisation={offer.organisation.name} />
          <Button iconAfter="arrow" busy={isPending}>
            {text("volunteer.send")}
          </Button>
        </>
      )}
    </RuleForm>
  );
}

/** Says who reads the data, and what the law says about volunteers. */
function SmallPrint({ organisation }: { organisation: string }) {
  const { volunteerMonths } = useFund();
  const text = useText("public");
  const rich = useRichText("public");
  const to = usePath();
  const policy = (inside: ReactNode) => <Link href={to("/privacy-policy")}>{inside}</Link>;
  return (
    <div className="help__print meta">
      <p>{rich("volunteer.data", { organisation, months: volunteerMonths }, { a: policy })}</p>
      <p>{text("volunteer.law")}</p>
    </div>
  );
}
