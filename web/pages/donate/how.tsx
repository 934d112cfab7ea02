import { useText } from "#web/text.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";

const steps = ["share", "report"] as const;

/** What happens with a gift. */
export function How() {
  const text = useText();
  return (
    <section className="donate__how" aria-labelledby="how-heading">
      <h2 id="how-heading">{text("donate.how")}</h2>
      <Numbered
        items={steps.map((step) => ({ title: text(`donate.how.${step}`), text: text(`donate.how.${step}.text`) }))}
      />
    </section>
  );
}
