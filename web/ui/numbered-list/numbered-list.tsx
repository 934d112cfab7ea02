import type { ReactNode } from "react";
import { Kernel } from "#web/ui/kernel/kernel.tsx";
import "./numbered-list.css";

/** One item of the list. */
export type NumberedItem = { title: string; text: ReactNode };
type Props = { items: NumberedItem[]; heading?: "h2" | "h3" };

/** An ordered list with each number in a kernel. */
export function NumberedList({ items, heading: Heading = "h3" }: Props) {
  return (
    <ol className="numbered">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <Kernel number={index + 1} />
          <div>
            <Heading>{title}</Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
