import type { CallPlan } from "#domain/call.ts";
import { type CallPlanField, callPlanFields } from "#domain/call-rules.ts";
import { usePlanValue } from "#web/pages/office/calls/slug/parts/plan-value.ts";
import { useText } from "#web/text.tsx";

const isPlanField = (field: string): field is CallPlanField => field in callPlanFields;
const written = ["title", "intro", "criteria", "eligibility"];

/** Writes the parts of a plan in the audit log for people; unknown ones stay as they are. */
export function useLogTexts() {
  const text = useText("calls");
  const writePlanValue = usePlanValue();
  return {
    nameOf: (field: string) => {
      // The results of an earlier call are one part of it in the log.
      if (field === "results") return text("callEarlier.standings");
      if (field === "prolongReason") return text("officeVote.prolong.reason");
      return isPlanField(field) ? text(`callPlan.${field}`) : field;
    },
    writeValue: (field: string | null, value: string | null): string => {
      if (value === null) return "";
      if (field === "prolongReason" && value) return writePlanValue("title", JSON.parse(value));
      if (!field || !isPlanField(field)) return value;
      return writePlanValue(field as keyof CallPlan, written.includes(field) && value ? JSON.parse(value) : value);
    },
  };
}
