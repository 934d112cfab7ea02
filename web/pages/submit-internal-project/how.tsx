import { pathOf } from "#web/components/wizard-step.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";

const steps = ["login", "tell", "answer"] as const;

/** How an internal request goes, from the login to the answer. */
export function How() {
  const text = useText();
  const to = usePath();
  return (
    <section className="gentle__how" aria-labelledby="how-heading">
      <h2 id="how-heading">{text("internal.how")}</h2>
      <Numbered
        items={steps.map((step) => ({ title: text(`internal.how.${step}`), text: text(`internal.how.${step}.text`) }))}
      />
      <ArrowLink href={to(pathOf("describe-internal", "internal"))}>{text("internal.how.preview")}</ArrowLink>
    </section>
  );
}
