import { Form } from "react-router";
import { longestPasskeyName } from "#domain/second-factor.ts";
import { RecordList, RecordRow } from "#web/components/record-list.tsx";
import type { OwnFactors } from "#web/pages/login/second-factor/page.tsx";
import { PasskeyForm } from "#web/pages/login/second-factor/parts/passkey-form.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Input } from "#web/ui/input/input.tsx";

/** Lists a person's passkeys and code app, to add and remove them; the last one cannot be removed. */
export function FactorList({ passkeys, codeAppSince }: OwnFactors) {
  const text = useText("office");
  const to = usePath();
  const format = useFormats();
  const day = (moment: string) => format.longDate(new Date(moment));
  const isOnly = passkeys.length + (codeAppSince ? 1 : 0) === 1;
  return (
    <>
      <section className="factor__way" aria-labelledby="passkeys-heading">
        <h2 id="passkeys-heading">{text("secondFactor.own.passkeys")}</h2>
        {passkeys.length === 0 && <p className="muted">{text("secondFactor.own.passkeys.none")}</p>}
        <RecordList>
          {passkeys.map(({ id, name, madeAt, usedAt }) => {
            const title = name || text("secondFactor.own.unnamed");
            const madeText = text("secondFactor.own.made", { date: day(madeAt) });
            const usedText = usedAt && text("secondFactor.own.used", { date: day(usedAt) });
            return (
              <RecordRow key={id} title={<strong>{title}</strong>} facts={usedText ? [madeText, usedText] : [madeText]}>
                <RemoveButton intent="removePasskey" id={id} title={title} isOnly={isOnly} />
              </RecordRow>
            );
          })}
        </RecordList>
        <FormIdContext value="passkey">
          <PasskeyForm intent="makePasskey" label={text("secondFactor.passkey.make")}>
            <Field name="name" label={text("secondFactor.own.name")} help={text("secondFactor.own.name.help")}>
              <Input maxLength={longestPasskeyName} autoComplete="off" />
            </Field>
          </PasskeyForm>
        </FormIdContext>
      </section>
      <section className="factor__way" aria-labelledby="app-heading">
        <h2 id="app-heading">{text("secondFactor.own.app")}</h2>
        {codeAppSince ? (
          <RecordList>
            <RecordRow title={text("secondFactor.own.app.since", { date: day(codeAppSince) })}>
              <RemoveButton intent="removeCodeApp" title={text("secondFactor.own.app")} isOnly={isOnly} />
            </RecordRow>
          </RecordList>
        ) : (
          <p className="muted">{text("secondFactor.own.app.none")}</p>
        )}
        <Form method="post">
          <Button variant="secondary" name="intent" value="beginApp">
            {text(codeAppSince ? "secondFactor.own.app.replace" : "secondFactor.app.begin")}
          </Button>
        </Form>
      </section>
      <p>
        <ArrowLink href={to("/office")}>{text("secondFactor.own.office")}</ArrowLink>
      </p>
    </>
  );
}

type RemoveProps = { intent: "removePasskey" | "removeCodeApp"; id?: string; title: string; isOnly: boolean };

function RemoveButton({ intent, id, title, isOnly }: RemoveProps) {
  const text = useText("office");
  if (isOnly) return <p className="meta">{text("secondFactor.own.only")}</p>;
  return (
    <Form method="post">
      {id && <input type="hidden" name="id" value={id} />}
      <Button variant="quiet" size="small" name="intent" value={intent}>
        {text("secondFactor.own.remove")}
        <span className="vh">: {title}</span>
      </Button>
    </Form>
  );
}
