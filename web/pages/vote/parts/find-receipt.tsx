import { Form } from "react-router";
import type { CountedVote } from "#web/pages/vote/count-again/page.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  countedVote: CountedVote;
  /** The code to look for; null before the first search. */
  code: string | null;
};

/** Looks a receipt up among the published ones. */
export function FindReceipt({ countedVote: { slug, title, votes, hasReceipt }, code }: Props) {
  const text = useText("vote");
  const to = usePath();
  const isPending = useIsPending();
  const isEmpty = code !== null && code.trim() === "";
  return (
    <div className="find-receipt">
      <p>{text("proof.find.text", { votes, call: title })}</p>
      {/* It exists before the answer and changes with each code, so that screen readers read every answer. */}
      <div className="find-receipt__answer" role="status">
        {code !== null && !isEmpty && <SearchResult key={code} isListed={hasReceipt} title={title} />}
      </div>
      <FormIdContext value="find">
        <Form className="find-receipt__form" method="get" action={to("/vote/count-again")} preventScrollReset>
          <input type="hidden" name="call" value={slug} />
          <Field
            name="code"
            label={text("proof.find.code")}
            help={text("proof.find.help")}
            error={isEmpty ? text("proof.find.empty") : undefined}
          >
            <CopiedCodeInput defaultValue={code ?? ""} />
          </Field>
          <Button busy={isPending}>{text("proof.find.action")}</Button>
        </Form>
      </FormIdContext>
    </div>
  );
}

function SearchResult({ isListed, title }: { isListed: boolean; title: string }) {
  const text = useText("vote");
  const to = usePath();
  if (isListed) {
    return (
      <Notice tone="success" title={text("proof.find.yes")}>
        {text("proof.find.yes.text")}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={text("proof.find.no")}>
      <p>{text("proof.find.no.text", { call: title })}</p>
      <ArrowLink href={to("/contact")}>{text("proof.find.contact")}</ArrowLink>
    </Notice>
  );
}
