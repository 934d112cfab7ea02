import { columnNames } from "#web/components/roster-column.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./import.css";

type Props = { refused: { code: string; columns: string } | null; isAnother: boolean };

/** Chooses the file with the staff list, and says which columns it needs. */
export function ChooseFile({ refused, isAnother }: Props) {
  const text = useText("people");
  const to = usePath();
  const reasons: Record<string, string> = {
    "roster.columnsMissing": text("roster.columnsMissing", { columns: columnNames(refused?.columns ?? "", text) }),
    "roster.unreadable": text("roster.unreadable"),
    "file.none": text("import.none"),
    "file.tooLarge": text("import.tooLarge"),
  };
  const reason = refused && (reasons[refused.code] ?? text("import.failed"));
  return (
    <Panel className="import__choose">
      <h2>{text(isAnother ? "import.another" : "import.choose")}</h2>
      {reason && (
        <Notice role="alert" tone="danger" icon="alert" title={text("import.refused")}>
          {reason}
        </Notice>
      )}
      {/* The browser sends the file itself, so this also works before the scripts run. */}
      <form
        method="post"
        encType="multipart/form-data"
        action={`/office/people/staff-list?back=${encodeURIComponent(to("/office/people/import"))}`}
        className="import__form"
      >
        <Field name="file" label={text("import.file")} help={text("import.file.help")} required>
          <Input
            type="file"
            required
            accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          />
        </Field>
        <Button variant={isAnother ? "secondary" : "primary"} size="small" iconBefore="upload">
          {text("import.look")}
        </Button>
      </form>
      <p className="muted">{text("import.columns")}</p>
    </Panel>
  );
}
