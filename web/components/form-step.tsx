import { sectionKey } from "#i18n/dossier-words.ts";
import type { OpenCall } from "#web/components/open-call.ts";
import { Wizard } from "#web/components/wizard.tsx";
import { type ProjectType, type FormStep as Step, sectionsOf } from "#web/components/wizard-step.ts";
import { useText } from "#web/text.tsx";

type Props = { step: Step; type: ProjectType; call: OpenCall["call"] };

/** A step in which something is filled in; before the login, it tells what will be asked. */
export function FormStep({ step, type, call }: Props) {
  const text = useText();
  const sections = sectionsOf(step, type).map((section) => ({
    id: section.slice(section.lastIndexOf(".") + 1),
    title: text(sectionKey(section)),
    content: <p>{text(`${sectionKey(section)}.text`)}</p>,
  }));
  return <Wizard step={step} type={type} call={call} sections={sections} />;
}
