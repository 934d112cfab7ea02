import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Input } from "#web/ui/input/input.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./code-input.css";

type Props = Omit<ComponentProps<"input">, "ref" | "value" | "defaultValue" | "onChange" | "size"> & {
  length?: number;
  defaultValue?: string | undefined;
  onCode?: (code: string) => void;
};

/** A code of six digits in one real input, so that pasting, autofill and password managers work. */
export function CodeInput({ length = 6, defaultValue = "", onCode, ...rest }: Props) {
  const isLive = useIsLive();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(defaultValue);
  const [hasFocus, setHasFocus] = useState(false);

  function readDigits(element: HTMLInputElement) {
    // A code copied from a mail often comes with spaces.
    const digits = element.value.replace(/\D/g, "").slice(0, length);
    element.value = digits;
    setCode(digits);
    onCode?.(digits);
  }
  const readEarlyDigits = useEffectEvent(readDigits);
  // The visitor may have typed before the scripts ran.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) readEarlyDigits(input.current);
  }, []);

  return (
    <div className={classNames("code", isLive && "is-live")}>
      <div className="code__slots" aria-hidden="true">
        {Array.from({ length }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no other key than its position.
          <span key={slot} className={hasFocus && slot === code.length ? "is-now" : undefined}>
            {code[slot]}
          </span>
        ))}
      </div>
      <Input
        {...rest}
        ref={input}
        defaultValue={defaultValue}
        onChange={(event) => readDigits(event.target)}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </div>
  );
}
