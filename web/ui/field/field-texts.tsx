import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon/icon.tsx";

/** The texts around a control; `optional` is the mark itself, "(optional)" in the language of the page. */
export type FieldTexts = {
  help?: ReactNode;
  error?: ReactNode;
  optional?: ReactNode;
  required?: boolean | undefined;
};

/** The mark after a label: an asterisk or the word for optional. */
export function Marks({ optional, required }: Pick<FieldTexts, "optional" | "required">) {
  if (optional) return <span className="opt"> {optional}</span>;
  return required && <RequiredMark />;
}

/** The asterisk of a required field; each form explains it once. */
function RequiredMark() {
  return (
    <span className="req" aria-hidden="true">
      *
    </span>
  );
}

type Props = { id: string; children: ReactNode };

/** The help under the label. */
export function FieldHelp({ id, children }: Props) {
  if (!children) return null;
  return (
    <p className="field__help" id={`${id}-help`}>
      {children}
    </p>
  );
}

/** The error under the control: what is wrong and how to fix it. */
export function FieldError({ id, children }: Props) {
  if (!children) return null;
  return (
    <p className="field__error" id={`${id}-error`} role="status">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
