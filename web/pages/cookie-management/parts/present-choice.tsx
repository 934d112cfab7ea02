import { type Consent, consentCategories, consentDays } from "#domain/consent.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  consent: Consent | null;
  /** The cookie policy changed after the choice. */
  isOutdated: boolean;
};

/** The visitor's choice and its date, or that there is none yet. */
export function PresentChoice({ consent, isOutdated }: Props) {
  const text = useText("cookies");
  const to = usePath();
  return (
    // The form leads here after submitting, so that screen readers start here.
    <section id="choice" className="cookies__part" aria-labelledby="choice-heading" tabIndex={-1}>
      <h2 id="choice-heading">{text("cookie.yours")}</h2>
      {isOutdated && (
        <Notice tone="warning" title={text("cookie.again")}>
          {text("cookie.again.text")} <Link href={to("/cookie-policy")}>{text("cookie.again.link")}</Link>
        </Notice>
      )}
      {consent ? (
        <ChoiceDetails consent={consent} />
      ) : (
        <Notice title={text("cookie.none")}>{text("cookie.none.text")}</Notice>
      )}
    </section>
  );
}

function ChoiceDetails({ consent: { id, choices, givenAt } }: { consent: Consent }) {
  const text = useText("cookies");
  const until = new Date(givenAt.getTime() + consentDays * 86_400_000);
  return (
    <Notice tone="success" title={text("cookie.given", { at: givenAt })}>
      <ul className="cookies__chosen">
        {consentCategories.map((category) => (
          <li key={category}>
            {text("cookie.answer", {
              kind: text(`cookie.${category}`),
              answer: text(choices[category] ? "cookie.allowed" : "cookie.refused"),
            })}
          </li>
        ))}
      </ul>
      <p>{text("cookie.given.until", { until })}</p>
      <p className="meta">{text("cookie.given.number", { id })}</p>
    </Notice>
  );
}
