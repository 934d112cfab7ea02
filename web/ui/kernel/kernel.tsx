import "./kernel.css";

/** A number in a kernel, hidden from screen readers because the list or the heading already gives the order. */
export function Kernel({ number }: { number: number }) {
  return (
    <span className="kernel num" aria-hidden="true">
      {number}
    </span>
  );
}
