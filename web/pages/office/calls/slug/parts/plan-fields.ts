import type { CallPlan } from "#domain/call.ts";
import { type CallUse, type Hold, holdOn } from "#domain/call-change.ts";
import type { CallPlanField } from "#domain/call-rules.ts";
import { useText } from "#web/text.tsx";

/** The values, errors and limits of the fields of a plan, for its sections. */
export type PlanFields = {
  typed(control: string): string;
  error(field: CallPlanField): string | undefined;
  /** The limit on changing a field; null when it is free. */
  holdOf(field: CallPlanField): Hold | null;
  /** Nobody may change a frozen field; it is shown but stays as it is. */
  isFrozen(field: CallPlanField): boolean;
  /** Says why a field cannot change, or not in every way. */
  reasonOf(field: CallPlanField): string | undefined;
};

type Options = Pick<PlanFields, "typed" | "error"> & { plan: CallPlan; use: CallUse; now: Date; isReadOnly: boolean };

/** Gives the sections of a plan what they need to draw their fields. */
export function usePlanFields({ typed, error, plan, use, now, isReadOnly }: Options): PlanFields {
  const text = useText("calls");
  const holdOf = (field: CallPlanField) => holdOn(field, { plan, use, now });
  return {
    typed,
    error,
    holdOf,
    isFrozen: (field) => isReadOnly || holdOf(field)?.limit === "frozen",
    reasonOf: (field) => {
      const hold = holdOf(field);
      if (!hold) return undefined;
      const reason = text(`callPlan.hold.${hold.reason}`);
      return hold.limit === "frozen" ? reason : `${reason} ${text(`callPlan.limit.${hold.limit}`)}`;
    },
  };
}
