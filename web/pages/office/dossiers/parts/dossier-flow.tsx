import type { DossierState } from "#domain/dossier.ts";
import { addressOfList, changeList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Flow } from "#web/ui/flow/flow.tsx";

/** The stages of a dossier on its way, each with its states. */
const stages = {
  new: ["submitted"],
  completion: ["incomplete"],
  committee: ["in_review"],
  reserve: ["reserve"],
  shortlist: ["shortlisted"],
  awarded: ["selected", "granted", "winner"],
  agreement: ["agreement"],
  paid: ["paid"],
  reported: ["reported"],
  closed: ["declined", "not_elected", "withdrawn"],
} as const satisfies Record<string, readonly DossierState[]>;

type Props = {
  question: ListQuestion;
  counts: readonly { state: DossierState; count: number }[];
  /** How many dossiers the list has; null if there are more than were counted. */
  total: number | null;
};

/** How many dossiers are in each stage; each number narrows the list to them. */
export function DossierFlow({ question, counts, total }: Props) {
  const text = useText("dossiers");
  const format = useFormats();
  const to = usePath();
  const { state: chosen = [], ...others } = question.filters;
  const hrefOf = (states: readonly string[]) => {
    const filters = states.length > 0 ? { ...others, state: states } : others;
    return to("/office/dossiers") + addressOfList(lists.dossiers, changeList(question, { filters }));
  };
  const countOf = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const stageOf = (name: "all" | keyof typeof stages, states: readonly string[], count: number) => ({
    href: hrefOf(states),
    label: text(`officeDossier.stage.${name}`),
    count,
    number: format.number(count),
    isCurrent: states.toSorted().join() === chosen.toSorted().join(),
  });
  const counted = counts.reduce((sum, { count }) => sum + count, 0);
  // The list also has dossiers whose state its reader does not see.
  const all = chosen.length === 0 ? (total ?? counted) : counted;
  const names = Object.keys(stages) as (keyof typeof stages)[];
  return (
    <Flow
      label={text("officeDossier.flow")}
      stages={[stageOf("all", [], all), ...names.map((name) => stageOf(name, stages[name], countOf(stages[name])))]}
    />
  );
}
