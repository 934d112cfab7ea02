import { inYear, shownYears, yearFields } from "#domain/history-form.ts";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { WideForms } from "#web/pages/office/settings/parts/wide-forms.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Table } from "#web/ui/table/table.tsx";

/** The figures of years that have no projects on this site. */
export function HistorySection(section: SectionProps) {
  const text = useText("settings");
  return (
    <WideForms {...section} act={{ name: "more", label: text("settings.item.more") }}>
      {({ values }, { typed, error, label }, answer) => (
        <Table className="list-fields" caption={text("settings.history")} stack>
          <thead>
            <tr>
              {yearFields.map((field) => (
                <th key={field} scope="col">
                  {text(`settings.year.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownYears(answer?.typed ?? values, answer?.typed.act === "more" ? 6 : 1).map((row) => (
              <tr key={row}>
                {yearFields.map((field) => {
                  const name = inYear(row, field);
                  return (
                    <td key={field} data-label={text(`settings.year.${field}`)}>
                      <Field name={name} label={<span className="vh">{label(name)}</span>} error={error(name)}>
                        <Input inputMode="decimal" autoComplete="off" defaultValue={typed(name)} />
                      </Field>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </WideForms>
  );
}
