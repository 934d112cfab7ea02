import type { ReactNode } from "react";
import "./rating.css";

type Option = { value: string; label: string };
type Props = {
  name: string;
  legend: ReactNode;
  /** Goes at the end of the legend, for example a weight. */
  aside?: ReactNode;
  help?: ReactNode;
  options: readonly Option[];
  value?: string | undefined;
  disabled?: boolean;
  onChange?(value: string): void;
};

/** A row of numbers, each with a word, of which people choose one. */
export function Rating({ name, legend, aside, help, options, value, disabled = false, onChange }: Props) {
  const helpId = help ? `${name}-help` : undefined;
  return (
    <fieldset className="rating" disabled={disabled} aria-describedby={helpId} data-rating={name}>
      <legend>
        {legend} {aside && <span>{aside}</span>}
      </legend>
      {help && <p id={helpId}>{help}</p>}
      <div className="rating__options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              // People may choose before the scripts run, so the browser keeps the choice.
              defaultChecked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              <b>{option.value}</b> {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
