import type { FundListName } from "#domain/fund-list.ts";
import { mostListItems } from "#domain/fund-list.ts";
import { ListFields } from "#web/components/list-fields.tsx";
import { storedCodes } from "#web/components/setting-words.ts";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { WideForms } from "#web/pages/office/settings/parts/wide-forms.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";

/** One of the fund's lists: branches, departments or themes. */
export function ListSection({ use, ...section }: SectionProps) {
  const text = useText("settings");
  const { languages } = useFund();
  return (
    // The button for more rows sends the form, so that nothing typed is lost without scripts.
    <WideForms {...section} act={{ name: "more", label: text("settings.item.more") }}>
      {(form, fields, answer) => {
        const codes = storedCodes(form.values);
        const shownRows = Number(answer?.typed.rows ?? 1) + (answer?.typed.act === "more" ? 5 : 0);
        const newCount = Math.max(0, Math.min(shownRows, mostListItems - codes.length));
        return (
          <>
            <p className="muted">{text("settings.item.help")}</p>
            {form.part === "branches" && <p className="muted">{text("settings.branches.retired")}</p>}
            <input type="hidden" name="rows" value={newCount} />
            <ListFields
              {...fields}
              list={form.part as FundListName}
              languages={languages}
              codes={codes}
              newCount={newCount}
              use={Object.fromEntries(use.map(({ code, count }) => [code, count]))}
            />
          </>
        );
      }}
    </WideForms>
  );
}
