import { useState } from "react";
import { checkColours, contrast } from "#domain/colour.ts";
import { deriveTokens, designColours, type Token } from "#domain/palette.ts";
import type { BrandColours } from "#domain/setting.ts";
import { useFormats, useText } from "#web/text.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import "./colour-fields.css";

type Props = { typed: BrandColours; error(name: keyof BrandColours): string | undefined };

/** The samples: what is written, in which colour, on which ground. */
const samples = [
  ["button", "on-primary", "primary"],
  ["link", "link", "bg"],
  ["accent", "on-accent", "accent"],
] as const satisfies readonly (readonly [string, Token, Token])[];

/** The two colours, and samples of the site in them with their contrast, which follow every change. */
export function ColourFields({ typed, error }: Props) {
  const text = useText("setUp");
  const format = useFormats();
  const [chosen, setChosen] = useState(typed);
  const colours = checkColours(chosen) ? designColours : chosen;
  const themes = deriveTokens(colours);
  return (
    <>
      {(["primary", "accent"] as const).map((name) => (
        <Field
          key={name}
          className="c-6 m-6"
          name={name}
          label={text(`setUp.brand.${name}`)}
          help={text(`setUp.brand.${name}.help`)}
          error={error(name)}
        >
          <Input
            type="color"
            className="colour-input"
            defaultValue={typed[name]}
            onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
          />
        </Field>
      ))}
      <div className="colour-samples" aria-live="polite">
        {(["light", "dark"] as const).map((theme) => (
          <ul key={theme} style={cssProperties({ "--sample-ground": themes[theme].bg })} data-theme={theme}>
            {samples.map(([name, ink, ground]) => {
              const [colour, background] = [themes[theme][ink], themes[theme][ground]];
              return (
                <li key={name} style={cssProperties({ "--sample-ink": colour, "--sample-back": background })}>
                  <span>{text(`setUp.brand.sample.${name}`)}</span>
                  <span>
                    {text("setUp.brand.contrast", {
                      ratio: format.number(Math.floor(contrast(colour, background) * 10) / 10),
                    })}
                  </span>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
      <p className="meta">{text("setUp.brand.readable")}</p>
    </>
  );
}
