/** A dossier that needs reviewers. */
export type Assignable = {
  id: string;
  /** The members who may score it. */
  candidates: readonly string[];
  /** Those of them who score it already, and keep it. */
  kept: readonly string[];
};

/** Tells whether a dossier has fewer reviewers than it could have, for example because a member left. */
export function isShort(members: readonly { isReviewer: boolean }[], perDossier: number): boolean {
  return members.filter(({ isReviewer }) => isReviewer).length < Math.min(perDossier, members.length);
}

/**
 * Gives each dossier this many of its candidates, or all of them if there are fewer, so that nobody has more to do than
 * necessary. The same dossiers and members always give the same answer.
 */
export function assignEvenly(dossiers: readonly Assignable[], perDossier: number): Map<string, string[]> {
  const loads = new Map<string, number>();
  const loadOf = (member: string) => loads.get(member) ?? 0;
  const change = (member: string, by: number) => loads.set(member, loadOf(member) + by);
  const byId = <One extends { id: string }>(one: One, other: One) => (one.id < other.id ? -1 : 1);
  const plans = dossiers.toSorted(byId).map(({ id, candidates, kept }): Plan => {
    const keptHere = candidates.filter((member) => kept.includes(member));
    for (const member of keptHere) change(member, 1);
    return { id, candidates: candidates.toSorted(), kept: keptHere, members: [...keptHere] };
  });
  // A dossier with few candidates chooses first, because it has the least choice.
  const byChoice = (one: Plan, other: Plan) => one.candidates.length - other.candidates.length || byId(one, other);
  for (const plan of plans.toSorted(byChoice))
    while (plan.members.length < Math.min(perDossier, plan.candidates.length)) {
      const free = plan.candidates.filter((member) => !plan.members.includes(member));
      const [first = ""] = free.toSorted((one, other) => loadOf(one) - loadOf(other) || (one < other ? -1 : 1));
      plan.members.push(first);
      change(first, 1);
    }
  for (let chain = findRelief(plans, loadOf); chain; chain = findRelief(plans, loadOf))
    for (const { plan, from, to } of chain) {
      plan.members.splice(plan.members.indexOf(from), 1, to);
      change(from, -1);
      change(to, 1);
    }
  return new Map(plans.map(({ id, members }) => [id, members.toSorted()]));
}

type Plan = { id: string; candidates: string[]; kept: string[]; members: string[] };
type Handover = { plan: Plan; from: string; to: string };

/**
 * Finds dossiers that members can pass on, one to the other, until somebody with at least two dossiers fewer takes the
 * last one; null if there are none. Without such a chain no assignment is more even.
 */
function findRelief(plans: readonly Plan[], loadOf: (member: string) => number): Handover[] | null {
  const members = [...new Set(plans.flatMap((plan) => plan.members))];
  for (const start of members.toSorted((one, other) => loadOf(other) - loadOf(one) || (one < other ? -1 : 1))) {
    const chains = new Map<string, Handover[]>([[start, []]]);
    // A map visits the entries that are added during the visit.
    for (const [from, chain] of chains) {
      if (loadOf(from) + 1 < loadOf(start)) return chain;
      for (const plan of plans) {
        if (!plan.members.includes(from) || plan.kept.includes(from)) continue;
        for (const to of plan.candidates)
          if (!plan.members.includes(to) && !chains.has(to)) chains.set(to, [...chain, { plan, from, to }]);
      }
    }
  }
  return null;
}
