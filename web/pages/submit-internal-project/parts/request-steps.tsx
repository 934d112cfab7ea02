import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { NumberedList } from "#web/ui/numbered-list/numbered-list.tsx";

const steps = ["tell", "answer"] as const;

/** The steps of an internal request, up to the answer. */
export function RequestSteps() {
  const text = useText("submission");
  const { answerDays: days } = useFund();
  return (
    <section className="internal-page__how" aria-labelledby="how-heading">
      <h2 id="how-heading">{text("internal.how")}</h2>
      <NumberedList
        items={steps.map((step) => ({
          title: text(`internal.how.${step}`),
          text: text(`internal.how.${step}.text`, { days }),
        }))}
      />
    </section>
  );
}
