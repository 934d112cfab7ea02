import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** A new value means a new preview. */
  parts: readonly unknown[];
  children: ReactNode;
};

/** The previews of a text in each language; the page scrolls to a new one. */
export function Previews({ parts, children }: Props) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every preview is a reason to go there.
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" });
  }, [parts]);
  return (
    <section className="editor__previews" ref={section}>
      {children}
    </section>
  );
}
