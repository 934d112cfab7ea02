import { classNames } from "#web/ui/class-names.ts";
import "./kernels.css";

type Props = {
  count: number;
  /** The number of kernels that are done. */
  done: number;
  /** Whether the next one is the current one. Where people choose their own order, none is. */
  hasCurrent?: boolean;
};

/** A row of kernels that shows progress, hidden from screen readers; words beside it must say the same. */
export function Kernels({ count, done, hasCurrent = true }: Props) {
  return (
    <span className="kernels" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kernel has no other key than its position.
        <span key={index} className={classNames(index < done && "is-done", hasCurrent && index === done && "is-now")} />
      ))}
    </span>
  );
}
