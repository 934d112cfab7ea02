import { useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** Replaces a list of the office on a page after its last one; `first` is the address of its first page. */
export function NothingMore({ first }: { first: string }) {
  const text = useText("office");
  return <Empty title={text("list.beyond")} heading="h2" action={<Link href={first}>{text("list.toFirst")}</Link>} />;
}
