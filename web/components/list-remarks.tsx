import type { ListRemark } from "#domain/list.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/**
 * Says which parts of the address the list left out, because they do not exist or exist no more, and whether the search
 * looked everywhere.
 */
export function ListRemarks({ remarks }: { remarks: readonly ListRemark[] }) {
  const text = useText("office");
  const format = useFormats();
  const search = remarks.find(({ kind }) => kind === "search");
  const left = remarks.filter((remark) => remark !== search);
  return (
    <>
      {left.length > 0 && (
        <Notice tone="warning" icon="info" title={text("list.remarks")}>
          <ul>
            {left.map(({ kind, name }) => (
              <li key={kind + name}>{text(`list.remark.${kind}`, { name })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {search && (
        <Notice tone="warning" icon="info">
          {text("list.remark.search", { name: format.number(Number(search.name)) })}
        </Notice>
      )}
    </>
  );
}
