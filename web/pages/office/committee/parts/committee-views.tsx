import { type GivenRole, mayDo } from "#domain/permission.ts";
import { countMine, type RoundDossier } from "#web/pages/office/committee/parts/round.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { type View, Views } from "#web/ui/views/views.tsx";

type Tab = "mine" | "ranking" | "meeting" | "progress";
type Props = {
  roles: readonly GivenRole[];
  current: Tab;
  round: { call: { slug: string }; dossiers: readonly RoundDossier[] };
  rounds: readonly { slug: string; title: string }[];
};

const paths: Record<Tab, string> = {
  mine: "/office/committee",
  ranking: "/office/committee/ranking",
  meeting: "/office/committee/meeting",
  progress: "/office/committee/progress",
};

/** The pages of a round, and the ways to the rounds of other calls. */
export function CommitteeViews({ roles, current, round, rounds }: Props) {
  const text = useText("committee");
  const to = usePath();
  const asker = { roles, hasSecondFactor: true };
  const tabs: Tab[] = [
    ...(mayDo(asker, "reviewDossier") ? (["mine"] as const) : []),
    "ranking",
    "meeting",
    ...(mayDo(asker, "runCall") ? (["progress"] as const) : []),
  ];
  const { finished, total } = countMine(round);
  const { slug } = round.call;
  const views: View[] = tabs.map((tab) => ({
    href: `${to(paths[tab])}?call=${slug}`,
    label: text(`committee.view.${tab}`),
    isCurrent: tab === current,
    ...(tab === "mine" && total > 0 && { count: text("committee.view.toDo", { count: total - finished }) }),
  }));
  const others = rounds.filter((one) => one.slug !== slug);
  return (
    <Views label={text("committee.title")} views={views}>
      {others.length > 0 && (
        <span className="committee__calls">
          {text("committee.otherCalls")}:{" "}
          {others.map((one) => (
            <Link key={one.slug} href={`${to(paths[current])}?call=${one.slug}`}>
              {one.title}
            </Link>
          ))}
        </span>
      )}
    </Views>
  );
}
