import type { FundListName } from "#domain/fund-list.ts";
import { mostListItems } from "#domain/fund-list.ts";
import { ListFields } from "#web/components/list-fields.tsx";
import { storedCodes } from "#web/components/setting-words.ts";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** One of the fund's lists: branches, departments or themes. */
export function ListSection({ forms, use, saved, answerTo }: SectionProps) {
  const text = useText("settings");
  const { languages } = useFund();
  return forms.map((form) => {
    const answer = answerTo(form.part);
    const codes = storedCodes(form.values);
    // The button for more rows sends the form, so that nothing typed is lost without scripts.
    const shownRows = Number(answer?.typed.rows ?? 1) + (answer?.typed.act === "more" ? 5 : 0);
    const newCount = Math.max(0, Math.min(shownRows, mostListItems - codes.length));
    return (
      <PartForm
        key={form.part}
        stored={form}
        answer={answer}
        isSaved={saved === form.part}
        isWide
        acts={
          <Button variant="secondary" name="act" value="more">
            {text("settings.item.more")}
          </Button>
        }
      >
        {(fields) => (
          <>
            <p className="muted">{text("settings.item.help")}</p>
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
        )}
      </PartForm>
    );
  });
}
