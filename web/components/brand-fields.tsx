import { useState } from "react";
import { brandContrasts } from "#domain/brand-contrast.ts";
import { checkColours, readColour } from "#domain/colour.ts";
import { designColours } from "#domain/palette.ts";
import type { BrandColours } from "#domain/setting.ts";
import { BrandPreview } from "#web/components/brand-preview.tsx";
import { ContrastTable } from "#web/components/contrast-table.tsx";
import type { FieldsOfForm } from "#web/components/localized-fields.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./brand-fields.css";

/** The two colours of the brand, the contrast of each pair and a preview, which follow the typing if scripts run. */
export function BrandFields({ typed, error }: FieldsOfForm) {
  const text = useText("settings");
  const [colours, setColours] = useState<BrandColours>({ primary: typed("primary"), accent: typed("accent") });
  // While somebody types, a text is no colour yet.
  const [shown, setShown] = useState(() => readBoth(colours) ?? designColours);
  const change = (name: keyof BrandColours) => (value: string) => {
    const next = { ...colours, [name]: value };
    setColours(next);
    setShown(readBoth(next) ?? shown);
  };
  return (
    <div className="brand-fields">
      <div className="brand-fields__typed">
        <div className="setting__pair">
          <ColourField
            name="primary"
            label={text("settings.primary")}
            help={text("settings.primary.help")}
            error={error("primary")}
            value={colours.primary}
            onChange={change("primary")}
          />
          <ColourField
            name="accent"
            label={text("settings.accent")}
            help={text("settings.accent.help")}
            error={error("accent")}
            value={colours.accent}
            onChange={change("accent")}
          />
        </div>
        <ContrastTable contrasts={brandContrasts(shown)} />
      </div>
      <BrandPreview colours={shown} />
    </div>
  );
}

function readBoth({ primary, accent }: BrandColours): BrandColours | null {
  const colours = { primary: readColour(primary) ?? "", accent: readColour(accent) ?? "" };
  return checkColours(colours) ? null : colours;
}

type ColourProps = {
  name: keyof BrandColours;
  label: string;
  help: string;
  error: string | undefined;
  value: string;
  onChange(value: string): void;
};

/** A colour as a number; with scripts there is a picker beside it. */
function ColourField({ name, label, help, error, value, onChange }: ColourProps) {
  const text = useText("settings");
  const isLive = useIsLive();
  const colour = readColour(value) ?? "#ffffff";
  return (
    <Field name={name} label={label} help={help} error={error} required>
      <span className="brand-fields__colour">
        {isLive ? (
          <input
            type="color"
            className="brand-fields__swatch"
            aria-label={text("settings.colour.pick", { field: label })}
            value={colour}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <span className="brand-fields__swatch" style={{ background: colour }} aria-hidden="true" />
        )}
        <Input autoComplete="off" spellCheck={false} value={value} onChange={(event) => onChange(event.target.value)} />
      </span>
    </Field>
  );
}
