import type { ReactNode } from "react";
import { classOf } from "#web/shell/class-of.ts";
import { useStore } from "#web/stores/store.ts";
import { movement } from "#web/transition.ts";
import { classNames } from "#web/ui/class-names.ts";

/** The content of a page, which moves when the page changes. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  const currentMovement = useStore(movement);
  return (
    <main
      id="main"
      className={classNames(className, classOf(currentMovement))}
      onAnimationEnd={() => movement.set((now) => (now.startsWith("enter") ? "none" : now))}
    >
      {children}
    </main>
  );
}
