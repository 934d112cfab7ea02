import type { ReactNode } from "react";
import { useIsDemo } from "#web/demo.ts";
import { useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Copy } from "#web/ui/copy/copy.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";

type SheetProps = {
  /** The amount; null while it is unknown. */
  sum: string | null;
  code?: ReactNode;
  children: ReactNode;
};

/** The sheet of a transfer, filled in or not. */
export function Sheet({ sum, code, children }: SheetProps) {
  const text = useText("donate");
  const isDemo = useIsDemo();
  return (
    <section className="slip" aria-labelledby="slip-heading">
      <div className="slip__top">
        <div>
          <h2 id="slip-heading">{text("donate.slip")}</h2>
          {sum ? (
            <p className={classNames("slip__sum num", sizeOf(sum), !code && "slip__sum--follows")}>{sum}</p>
          ) : (
            <p className="slip__sum slip__sum--words num">{text("donate.slip.amount")}</p>
          )}
        </div>
        {code}
      </div>
      {children}
      {isDemo && <p className="slip__spec">{text("donate.specimen")}</p>}
    </section>
  );
}

/** A short amount is as large as on a poster; a long one still fits beside the code. */
function sizeOf(sum: string) {
  if (sum.length <= 5) return "slip__sum--short";
  return sum.length <= 8 && "slip__sum--medium";
}

type LineProps = { term: string; children: ReactNode; copy?: ReactNode; isMain?: boolean };

/** One line of the sheet, with its copy button. */
export function Line({ term, children, copy, isMain }: LineProps) {
  return (
    <div className={isMain ? "is-main" : undefined}>
      <dt>{term}</dt>
      <dd className="tabular">{children}</dd>
      {copy && <dd className="slip__copy">{copy}</dd>}
    </div>
  );
}

/** A hint about the code, or another one. */
export function Hint({ icon = "scan", children }: { icon?: "scan" | "info"; children: ReactNode }) {
  return (
    <p className="slip__hint">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

/** The button that copies a line. */
export function CopyLine({ value, label }: { value: string; label: string }) {
  const text = useText("donate");
  return <Copy value={value} label={label} copied={text("copy.done")} failed={text("copy.failed")} />;
}
