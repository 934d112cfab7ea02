import { useText } from "#web/text.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { notice: "made" | "saved" | "published" | "entered" | null; opens: string };

/** Says what was just done to a plan. */
export function PlanState({ notice, opens }: Props) {
  const text = useText("calls");
  return (
    <div role="status" className="call-frame__status">
      {notice && (
        <Notice tone={notice === "made" ? "info" : "success"} title={text(`callPlan.done.${notice}`)}>
          {text(`callPlan.done.${notice}.text`, { opens })}
        </Notice>
      )}
    </div>
  );
}
