import type { ComponentProps } from "react";
import { Input } from "#web/ui/input/input.tsx";

/** An input for a code on paper or on another screen: in capitals, without autofill and spell check. */
export function CopiedCodeInput(props: ComponentProps<"input">) {
  return <Input {...props} autoComplete="off" autoCapitalize="characters" spellCheck={false} />;
}
