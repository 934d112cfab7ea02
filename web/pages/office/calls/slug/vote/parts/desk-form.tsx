import type { ReactNode } from "react";
import type { Values } from "#domain/rules.ts";
import type { TextKey } from "#i18n/area.ts";
import { type FormDefinition, type Refused, RuleForm, type useForm } from "#web/form.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";

type Props<Field extends string> = {
  form: FormDefinition<Field, TextKey<"calls">, Values>;
  call: { id: string; slug: string };
  refused: Refused | undefined;
  children(fields: Pick<ReturnType<typeof useForm<Field, TextKey<"calls">>>, "typed" | "error">): ReactNode;
};

/** A form of the vote desk about one call. */
export function DeskForm<Field extends string>({ form, call, refused, children }: Props<Field>) {
  const text = useText("calls");
  const to = usePath();
  return (
    <RuleForm
      form={form}
      refused={refused}
      text={text}
      action={to(`/office/calls/${call.slug}/vote`)}
      className="office-page__form"
    >
      {(fields) => (
        <>
          <input type="hidden" name="call" value={call.id} />
          {children(fields)}
        </>
      )}
    </RuleForm>
  );
}
