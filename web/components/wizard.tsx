import type { ReactNode } from "react";
import type { OpenCall } from "#web/components/open-call.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { entryOf, type ProjectType, pathOf, type Step, stepsOf } from "#web/components/wizard-step.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Kernel } from "#web/ui/kernel/kernel.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Steps } from "#web/ui/steps/steps.tsx";
import "./wizard.css";

type Section = { id: string; title: string; content: ReactNode };
type Props = { step: Step; type: ProjectType; call: OpenCall["call"]; intro?: string; sections: Section[] };

/** One step of a dossier: where we are, its sections, and the way back and on. */
export function Wizard({ step, type, call, intro, sections }: Props) {
  const text = useText();
  const to = usePath();
  const steps: readonly Step[] = stepsOf[type];
  const at = steps.indexOf(step);
  const title = text(`submit.${step}`);
  const place = { step: at + 1, steps: steps.length };
  return (
    <div className="wrap wizard">
      <PageHead
        title={text("submit.partTitle", { title, ...place })}
        description={text(type === "internal" ? "internal.lead" : "submit.lead")}
      />
      <Steps
        part={text("submit.part", place)}
        title={title}
        items={steps.map((one) => ({ label: text(`submit.${one}`), state: one === step ? "now" : "later" }))}
      />
      <div className="wizard__in">
        <aside className="wizard__side">
          <nav aria-label={text("submit.sections")}>
            <ol className="toc">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Pause type={type} call={call} />
        </aside>
        <div className="wizard__form">
          <Notice title={text("submit.first")}>
            <p>{text(step === "check" ? "submit.first.check" : "submit.first.text")}</p>
            <ArrowLink href={to(entryOf(type))}>{text("submit.first.action")}</ArrowLink>
          </Notice>
          {intro && <p className="lead">{intro}</p>}
          {sections.map(({ id, title, content }, index) => (
            <section key={id} id={id} className="fs" aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <Kernel number={index + 1} />
                {title}
              </h2>
              {content}
            </section>
          ))}
          <Way type={type} before={steps[at - 1]} after={steps[at + 1]} />
        </div>
      </div>
    </div>
  );
}

function Pause({ type, call }: Pick<Props, "type" | "call">) {
  const text = useText();
  const rich = useRichText();
  const format = useFormats();
  const strong = (inside: ReactNode) => <strong className="nowrap">{inside}</strong>;
  if (type === "internal") return <p className="meta">{text("submit.pause.internal")}</p>;
  if (!call) return <p className="meta">{text("submit.pause.closed")}</p>;
  const date = format.longDate(new Date(call.submissionsClose));
  return <p className="meta">{rich("submit.pause.deadline", { date }, { strong })}</p>;
}

type WayProps = { type: ProjectType; before: Step | undefined; after: Step | undefined };

/** Back and on; before the first step and after the last one is the page where one logs in. */
function Way({ type, before, after }: WayProps) {
  const text = useText();
  const to = usePath();
  const entry = entryOf(type);
  return (
    <div className="wizard__nav">
      <LinkButton
        href={to(before ? pathOf(before, type) : entry.replace("#login", ""))}
        variant="secondary"
        iconBefore="back"
      >
        {text("submit.back")}
      </LinkButton>
      <LinkButton href={to(after ? pathOf(after, type) : entry)} iconAfter="arrow">
        {text(after ? "submit.next" : "submit.begin")}
      </LinkButton>
    </div>
  );
}
