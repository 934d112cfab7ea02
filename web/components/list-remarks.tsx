import type { ListRemark } from "#domain/list.ts";
import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

/** Says which parts of the address the list left out, because they do not exist or exist no more. */
export function ListRemarks({ remarks }: { remarks: readonly ListRemark[] }) {
  const text = useText("office");
  if (remarks.length === 0) return null;
  return (
    <Notice tone="warning" icon="info" title={text("list.remarks")}>
      <ul>
        {remarks.map(({ kind, name }) => (
          <li key={kind + name}>{text(`list.remark.${kind}`, { name })}</li>
        ))}
      </ul>
    </Notice>
  );
}
