import { retentionKinds } from "#domain/setting-form.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Table } from "#web/ui/table/table.tsx";

type Props = FieldsOfForm & {
  /** How many records of each kind go tonight; null for a few dossiers. */
  tonight: Readonly<Record<string, number | null>>;
};

/** How many months the fund keeps each kind of record, and what would go tonight. */
export function RetentionFields({ typed, error, tonight }: Props) {
  const text = useText("settings");
  return (
    <Table className="list-fields list-fields--lines" caption={text("settings.retention")}>
      <thead>
        <tr>
          <th scope="col">{text("settings.keep.kind")}</th>
          <th scope="col">{text("settings.keep.months")}</th>
          <th scope="col">{text("settings.keep.tonight")}</th>
        </tr>
      </thead>
      <tbody>
        {retentionKinds.map((kind) => {
          const count = tonight[kind];
          const label = text(`settings.keep.${kind}`);
          return (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td className="list-fields__place">
                <Field name={kind} label={<span className="vh">{label}</span>} error={error(kind)}>
                  <Input inputMode="numeric" autoComplete="off" defaultValue={typed(kind)} />
                </Field>
              </td>
              <td>{count === null ? text("settings.keep.few") : text("settings.keep.goes", { count: count ?? 0 })}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
