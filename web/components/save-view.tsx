import { Form } from "react-router";
import { type SavedView, savedViewForm } from "#web/components/saved-view.ts";
import { RuleForm } from "#web/form.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";

/** Saves the present address of a list as a view, or removes the view that is shown. */
export function SaveView({ current }: { current: SavedView | undefined }) {
  const text = useText("office");
  return (
    <Popover
      label={text("list.saveView")}
      trigger={text("list.saveView")}
      triggerClass="filter-chip filter-chip--plain"
    >
      <RuleForm form={savedViewForm} refused={undefined} text={text} isStacked className="office-list__menu">
        {({ error }) => (
          <>
            <Field name="name" label={text("list.view.name")} error={error("name")} required>
              <Input autoComplete="off" defaultValue={current?.mayChange ? current.name : undefined} />
            </Field>
            <Check name="shared" defaultChecked={current?.mayChange ? current.isShared : false}>
              {text("list.view.shared")}
            </Check>
            <Button size="small">{text("list.view.save")}</Button>
          </>
        )}
      </RuleForm>
      {current?.mayChange && (
        <Form method="post">
          <input type="hidden" name="view" value={current.id} />
          <Button size="small" variant="quiet" name="intent" value="remove-view">
            {text("list.view.remove")}
          </Button>
        </Form>
      )}
    </Popover>
  );
}
