import { Form } from "react-router";
import {
  chosenName,
  compareVersions,
  type RecordField,
  type RecordValues,
  readValuesName,
  revisionName,
  sharedTexts,
} from "#web/components/record-version.ts";
import { useRefusalFocus } from "#web/components/use-refusal-focus.ts";
import { type Refused, useAttempt } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Notice } from "#web/ui/notice/notice.tsx";
import { VersionChoice } from "#web/ui/version-choice/version-choice.tsx";
import "./changed-record.css";

/** Tells that a form was refused because somebody else changed the record, so the page shows `ChangedRecord`. */
export function isChangedRecord(refused: Refused | undefined): refused is Refused {
  return refused?.problem.code === "record.changed";
}

type RevisionFieldsProps = { revision: number; values: RecordValues; refused: Pick<Refused, "typed"> | undefined };

/** The hidden fields of a form that edits a record: which revision its reader has seen, and with which values. */
export function RevisionFields({ revision, values, refused }: RevisionFieldsProps) {
  const typed = refused?.typed ?? {};
  return (
    <>
      <input type="hidden" name={revisionName} value={typed[revisionName] ?? revision} />
      <input type="hidden" name={readValuesName} value={typed[readValuesName] ?? JSON.stringify(values)} />
    </>
  );
}

type Props = {
  refused: Refused;
  /** The fields of the record, in the order of its form. */
  fields: readonly RecordField[];
  /** The record as it is now. */
  values: RecordValues;
  revision: number;
};

/**
 * The form in place of one that was refused because somebody else changed the record: both versions of each field that
 * differs, and a choice between them. The act function of the page reads it through `withChosenVersions`.
 */
export function ChangedRecord({ refused, fields, values, revision }: Props) {
  const text = useText("office");
  const isPending = useIsPending();
  const attempt = useAttempt(refused);
  const versions = compareVersions(fields, values, refused.typed);
  const place = useRefusalFocus(refused.problem);
  const words = {
    theirs: text("changedRecord.theirs"),
    nothing: text("changedRecord.empty"),
  };
  return (
    <FormIdContext value="changed">
      <Form method="post" key={attempt} className="changed-record">
        <div ref={place} tabIndex={-1}>
          <Notice role="alert" tone="warning" icon="alert" title={text("record.changed")}>
            {text(versions.length > 0 ? "changedRecord.text" : "changedRecord.same")}
          </Notice>
        </div>
        {versions.map(({ field, ...version }) => (
          <VersionChoice
            key={field.name}
            name={chosenName(field)}
            legend={field.label}
            words={{ ...words, mine: text(version.isUntouched ? "changedRecord.before" : "changedRecord.mine") }}
            {...version}
          />
        ))}
        {sharedTexts(versions, refused.typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={revisionName} value={revision} />
        <input type="hidden" name={readValuesName} value={JSON.stringify(values)} />
        <Button busy={isPending}>{text("changedRecord.save")}</Button>
      </Form>
    </FormIdContext>
  );
}
