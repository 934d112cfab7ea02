import type { ReactNode } from "react";
import { type SettingFormName, settingLabel } from "#i18n/setting-words.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { SettingGroup } from "#web/components/setting-group.tsx";
import { settingForm, settingRecordFields } from "#web/components/setting-words.ts";
import { isRefused, RuleForm } from "#web/form.tsx";
import type { SettingsAnswer, StoredForm } from "#web/pages/office/settings/page.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund, useItemName } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  stored: StoredForm;
  /** The answer of the server to this form, if it was sent. */
  answer: SettingsAnswer | undefined;
  isSaved: boolean;
  isWide?: boolean;
  /** Buttons besides the one that saves. */
  acts?: ReactNode;
  children(fields: FieldsOfForm & { label(field: string): string }): ReactNode;
};

/** One form of the settings: it saves alone, and shows both versions if somebody else saved it meanwhile. */
export function PartForm({ stored: { part, revision, values }, answer, isSaved, isWide, acts, children }: Props) {
  const text = useText("settings");
  const isPending = useIsPending();
  const { languages } = useFund();
  const nameOfItem = useItemName();
  const typed = answer?.typed;
  // The answer itself, because a form compares the identity of refusals.
  const refused = isRefused(answer) ? answer : undefined;
  const situation = { part: part as SettingFormName, languages, values: { ...values, ...typed }, text, nameOfItem };
  return (
    <SettingGroup
      id={part}
      title={text(`settings.${part}`)}
      why={text(`settings.${part}.why`)}
      isWide={isWide ?? false}
    >
      <div role="status">
        {isSaved && <Notice tone="success">{text("settings.saved")}</Notice>}
        {answer?.isCheck && <Notice>{text("settings.checked")}</Notice>}
      </div>
      {isChangedRecord(refused) ? (
        <ChangedRecord
          refused={refused}
          fields={settingRecordFields({ ...situation, values: refused.typed }, values).filter(isField)}
          values={values}
          revision={revision}
        />
      ) : (
        <RuleForm
          // A saved form shows what was stored.
          key={`${revision} ${answer ? "typed" : "stored"}`}
          form={settingForm({ ...situation, stored: values })}
          refused={refused}
          text={text}
          prefilled={typed ?? values}
          className="setting__form"
          isStacked
        >
          {({ typed, error }) => (
            <>
              <RevisionFields revision={revision} values={values} refused={answer} />
              {children({ typed, error, label: (field) => settingLabel(field, situation) })}
              <div className="setting__acts">
                <Button busy={isPending}>{text("settings.save")}</Button>
                {acts}
              </div>
            </>
          )}
        </RuleForm>
      )}
    </SettingGroup>
  );
}

/** Tells the fields of a form from what a form sends besides them. */
const isField = ({ name }: { name: string }) => !["intent", "revision", "readValues", "act", "rows"].includes(name);
