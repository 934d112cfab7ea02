import { classNames } from "#web/ui/class-names.ts";
import "./kernels.css";

type Props = {
  count: number;
  /** How many lie behind; the next one is the present one. */
  done: number;
};

/** A row of kernels: how far something is, for the eye only. Words beside it must say so too. */
export function Kernels({ count, done }: Props) {
  return (
    <span className="kernels" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kernel is nothing but its place.
        <span key={index} className={classNames(index < done && "is-done", index === done && "is-now")} />
      ))}
    </span>
  );
}
