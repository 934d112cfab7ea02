import type { ReactNode } from "react";
import type { ProjectType } from "#domain/dossier.ts";
import type { Draft } from "#web/components/dossier-draft.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { type Step, stepAt, stepsOf } from "#web/components/wizard-step.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Kernel } from "#web/ui/kernel/kernel.tsx";
import { Steps } from "#web/ui/steps/steps.tsx";
import "./wizard.css";

type Section = { id: string; title: string; hasError?: boolean; isDone?: boolean };

/** The content of a page with a form of a dossier. */
export type WizardContent = {
  isRefused?: boolean;
  /** The type that is chosen now; `draft` may be older than that choice. */
  type?: ProjectType;
  sections: Section[];
  /** The state of the autosave. */
  autosave?: ReactNode;
  children: ReactNode;
};

type Props = WizardContent & { step: Step; draft: Draft };

/** One step of a dossier: the progress, its sections at the side, and its questions. */
export function Wizard({ step, draft, isRefused = false, type = draft.type, sections, autosave, children }: Props) {
  const text = useText("submission");
  const to = usePath();
  const steps: readonly Step[] = stepsOf[type];
  const stepIndex = steps.indexOf(step);
  const title = text(`submit.${step}`);
  const position = { step: stepIndex + 1, steps: steps.length };
  const isDone = (one: Step) => draft.doneSteps.some((done) => done.replace("_", "-") === one);
  // People may open a step once all steps before it are done.
  const openStepIndex = draft.openStep ? steps.indexOf(draft.openStep.replace("_", "-") as Step) : steps.length - 1;
  return (
    <div className="wrap wizard">
      <PageHead
        title={text("submit.partTitle", { title, ...position })}
        description={text(type === "internal" ? "internal.lead" : "submit.lead")}
        isRefused={isRefused}
        isHiddenFromSearch
      />
      <Steps
        part={text("submit.part", position)}
        title={title}
        items={steps.map((one, index) => ({
          label: text(`submit.${one}`),
          state: one === step ? "now" : isDone(one) ? "done" : "later",
          href: one !== step && index <= openStepIndex ? to(stepAt(one, draft.id)) : undefined,
          note: isDone(one) ? text("submit.section.done") : undefined,
        }))}
      />
      <WizardBody
        sections={sections}
        aside={
          <>
            {autosave}
            {/* After a change of type, the deadline is unknown until the change is saved. */}
            {(type === draft.type || type === "internal") && <DeadlineNote draft={{ ...draft, type }} />}
          </>
        }
      >
        {children}
      </WizardBody>
    </div>
  );
}

type BodyProps = { sections: Section[]; aside: ReactNode; children: ReactNode };

/** The questions, with their sections at the side. */
export function WizardBody({ sections, aside, children }: BodyProps) {
  const text = useText("submission");
  return (
    <div className="wizard__in">
      <aside className="wizard__side">
        {sections.length > 0 && (
          <nav aria-label={text("submit.sections")}>
            <ol className="toc">
              {sections.map(({ id, title, hasError, isDone }) => (
                <li key={id} className={classNames(hasError ? "is-error" : isDone && "is-done")}>
                  <a href={`#${id}`}>
                    {title}
                    {(hasError || isDone) && (
                      <span className="vh"> ({text(hasError ? "submit.section.error" : "submit.section.done")})</span>
                    )}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {aside}
      </aside>
      {children}
    </div>
  );
}

type WizardSectionProps = { id: string; number: number; title: string; children: ReactNode };

/** A section of a step, with its number. */
export function WizardSection({ id, number, title, children }: WizardSectionProps) {
  return (
    <section id={id} className="form-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <Kernel number={number} />
        {title}
      </h2>
      {children}
    </section>
  );
}

function DeadlineNote({ draft: { type, deadline, completeBy, history } }: Pick<Props, "draft">) {
  const text = useText("submission");
  const rich = useRichText("submission");
  const format = useFormats();
  const strong = (inside: ReactNode) => <strong>{inside}</strong>;
  if (completeBy) {
    const until = format.until(new Date(completeBy));
    const reason = history.findLast(({ toState }) => toState === "incomplete")?.reason;
    return (
      <div className="wizard__asked">
        {reason && (
          <>
            <p>{text("submit.pause.asked")}</p>
            <blockquote>{reason}</blockquote>
          </>
        )}
        <p className="meta">{rich("submit.pause.complete", { until }, { strong })}</p>
      </div>
    );
  }
  if (type === "internal") return <p className="meta">{text("submit.pause.internal")}</p>;
  if (!deadline) return <p className="meta">{text("submit.pause.closed")}</p>;
  const until = format.until(new Date(deadline));
  return <p className="meta">{rich("submit.pause.deadline", { until }, { strong })}</p>;
}
