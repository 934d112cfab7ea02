import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./import.css";

type Props = {
  /** The address that takes the file, and the page to return to. */
  action: string;
  back: string;
  /** Which columns the file needs. */
  columns: string;
  /** The code of the reason for which a file was refused. */
  refused: string | null;
  /** The sentences for reasons of this kind of list. */
  reasons: Readonly<Record<string, string>>;
  /** A list is on the page already. */
  isAnother: boolean;
};

/** Chooses a file with a list, and says which columns it needs. */
export function ImportFile({ action, back, columns, refused, reasons, isAnother }: Props) {
  const text = useText("import");
  const sentences: Readonly<Record<string, string>> = {
    ...reasons,
    "file.none": text("import.none"),
    "file.tooLarge": text("import.tooLarge"),
  };
  return (
    <Panel className="import__choose">
      <h2>{text(isAnother ? "import.another" : "import.choose")}</h2>
      {refused && (
        <Notice role="alert" tone="danger" icon="alert" title={text("import.refused")}>
          {sentences[refused] ?? text("import.failed")}
        </Notice>
      )}
      {/* The browser sends the file itself, so this also works before the scripts run. */}
      <form
        method="post"
        encType="multipart/form-data"
        action={`${action}?back=${encodeURIComponent(back)}`}
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
      <p className="muted">{columns}</p>
    </Panel>
  );
}
