import "./kernel.css";

/** A number in a kernel, for the eye only: the order itself is in the list or the heading. */
export function Kernel({ number }: { number: number }) {
  return (
    <span className="kernel num" aria-hidden="true">
      {number}
    </span>
  );
}
