import { type FundListName, legalLanguages } from "#domain/fund-list.ts";
import { type Language, languageFacts } from "#domain/language.ts";
import { newRows } from "#domain/list-form.ts";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Table } from "#web/ui/table/table.tsx";
import "./list-fields.css";

type Props = FieldsOfForm & {
  list: FundListName;
  languages: readonly Language[];
  /** The codes of the stored items, in their order. */
  codes: readonly string[];
  /** How many people or projects have each item. */
  use: Readonly<Record<string, number>>;
  /** How many empty rows there are for new items. */
  newCount: number;
  label(field: string): string;
};

/** One of the fund's lists as a table: the names in each language, the place, and whether people can choose it. */
export function ListFields({ list, languages, codes, newCount, ...row }: Props) {
  const text = useText("settings");
  return (
    <Table className="list-fields" caption={text(`settings.${list}`)} stack>
      <thead>
        <tr>
          {languages.map((language) => (
            <th key={language} scope="col" lang={languageFacts[language].tag}>
              {languageFacts[language].name}
            </th>
          ))}
          {list === "branches" && <th scope="col">{text("settings.item.legal")}</th>}
          <th scope="col">{text("settings.item.place")}</th>
          <th scope="col">{text("settings.item.use")}</th>
          <th scope="col" className="n">
            {text(list === "themes" ? "settings.item.projects" : "settings.item.people")}
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <ItemRow key={code} {...row} list={list} languages={languages} row={code} isNew={false} />
        ))}
        {newRows.slice(0, newCount).map((name) => (
          <ItemRow key={name} {...row} list={list} languages={languages} row={name} isNew />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = Omit<Props, "codes" | "newCount"> & { row: string; isNew: boolean };

function ItemRow({ list, languages, row, isNew, use, typed, error, label }: RowProps) {
  const text = useText("settings");
  const format = useFormats();
  const hidden = (field: string) => <span className="vh">{label(field)}</span>;
  return (
    <tr>
      {languages.map((language) => {
        const name = `${row}.${language}`;
        return (
          <td key={language} data-label={languageFacts[language].name}>
            <Field name={name} label={hidden(name)} error={error(name)}>
              <Input defaultValue={typed(name)} lang={languageFacts[language].tag} autoComplete="off" />
            </Field>
          </td>
        );
      })}
      {list === "branches" && (
        <td data-label={text("settings.item.legal")}>
          <Field name={`${row}.legal`} label={hidden(`${row}.legal`)} error={error(`${row}.legal`)}>
            <Select defaultValue={typed(`${row}.legal`)}>
              <option value="">{text("settings.item.legal.none")}</option>
              {legalLanguages.map((language) => (
                <option key={language} value={language}>
                  {languageFacts[language].name}
                </option>
              ))}
            </Select>
          </Field>
        </td>
      )}
      <td className="list-fields__place" data-label={text("settings.item.place")}>
        <Field name={`${row}.place`} label={hidden(`${row}.place`)} error={error(`${row}.place`)}>
          <Input inputMode="numeric" autoComplete="off" defaultValue={typed(`${row}.place`)} />
        </Field>
      </td>
      <td data-label={isNew ? undefined : text("settings.item.use")}>
        {!isNew && (
          <Check name={`${row}.use`} defaultChecked={typed(`${row}.use`) !== ""}>
            {hidden(`${row}.use`)}
          </Check>
        )}
      </td>
      <td
        className="n"
        data-label={isNew ? undefined : text(list === "themes" ? "settings.item.projects" : "settings.item.people")}
      >
        {!isNew && format.number(use[row] ?? 0)}
      </td>
    </tr>
  );
}
