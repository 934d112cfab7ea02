import { type ChangeEvent, type ComponentProps, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { joinIds, useControlWiring } from "#web/ui/field/field-context.ts";
import { useEarlyText } from "#web/ui/textarea/use-early-text.ts";
import "../input/input.css";

type Props = Omit<ComponentProps<"textarea">, "ref"> & {
  /** Returns a text for the length, for example "12 / 1,500"; it counts characters as people do. */
  count?: (length: number) => string;
};

/** Several lines of text, with an optional character count below. */
export function Textarea({ className, count, onChange, ...rest }: Props) {
  const wiring = useControlWiring(rest);
  const [typedText, setTypedText] = useState(String(rest.value ?? rest.defaultValue ?? ""));
  const text = rest.value === undefined ? typedText : String(rest.value);
  const place = useEarlyText(wiring.id, setTypedText);
  const countId = count && wiring.id && `${wiring.id}-count`;

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTypedText(event.target.value);
    onChange?.(event);
  }
  return (
    <>
      <textarea
        {...rest}
        {...wiring}
        ref={place}
        aria-describedby={joinIds(wiring["aria-describedby"], countId)}
        className={classNames("textarea", className)}
        onChange={handleChange}
      />
      {count && (
        <p className="field__foot">
          <span id={countId}>{count([...text].length)}</span>
        </p>
      )}
    </>
  );
}
