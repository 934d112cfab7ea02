import type { ComponentProps } from "react";
import { Input } from "#web/ui/input/input.tsx";

/** A line for a code that stands on paper or on another screen: in capitals, with nothing that knows better. */
export function CopiedCodeInput(props: ComponentProps<"input">) {
  return <Input {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} />;
}
