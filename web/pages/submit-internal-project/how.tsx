import { useText } from "#web/text.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";

const steps = ["login", "tell", "answer"] as const;

/** How an internal request goes, from the login to the answer. */
export function How({ isLoggedIn }: { isLoggedIn: boolean }) {
  const text = useText();
  return (
    <section className="gentle__how" aria-labelledby="how-heading">
      <h2 id="how-heading">{text("internal.how")}</h2>
      <Numbered
        items={steps
          .filter((step) => !isLoggedIn || step !== "login")
          .map((step) => ({ title: text(`internal.how.${step}`), text: text(`internal.how.${step}.text`) }))}
      />
    </section>
  );
}
