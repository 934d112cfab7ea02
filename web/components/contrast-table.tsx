import type { BrandContrast } from "#domain/brand-contrast.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Table } from "#web/ui/table/table.tsx";

/** The contrast of each pair of colours, and what the site takes instead of one that is too weak. */
export function ContrastTable({ contrasts }: { contrasts: readonly BrandContrast[] }) {
  const text = useText("settings");
  return (
    <Table caption={text("settings.contrast")} stack>
      <thead>
        <tr>
          <th scope="col">{text("settings.contrast.pair")}</th>
          <th scope="col">{text("settings.contrast.where")}</th>
          <th scope="col" className="n">
            {text("settings.contrast.ratio")}
          </th>
          <th scope="col">{text("settings.contrast.outcome")}</th>
        </tr>
      </thead>
      <tbody>
        {contrasts.map((contrast) => (
          <ContrastRow key={contrast.place} {...contrast} />
        ))}
      </tbody>
    </Table>
  );
}

function ContrastRow({ place, text: words, ground, ratio, isEnough, shown }: BrandContrast) {
  const text = useText("settings");
  const format = useFormats();
  const writeRatio = (value: number) => format.tenths(Math.floor(value * 10) / 10);
  // The site moves a colour a little if it has to be readable on another ground too.
  const takenColour = shown.text === words ? shown.ground : shown.text;
  const isTaken = takenColour === words || takenColour === ground;
  return (
    <tr>
      <td>
        <span className="brand-fields__pair" style={{ color: words, background: ground }} aria-hidden="true">
          {place === "mark" ? <i /> : "Aa"}
        </span>
      </td>
      <td>{text(`settings.contrast.place.${place}`)}</td>
      <td className="n" data-label={text("settings.contrast.ratio")}>
        {writeRatio(ratio)}
      </td>
      <td>
        <span className={isEnough ? "brand-fields__enough" : "brand-fields__weak"}>
          <Icon name={isEnough ? "check" : "alert"} />
          {text(isEnough ? "settings.contrast.enough" : "settings.contrast.weak")}
        </span>
        {!isTaken && (
          <span className="brand-fields__instead">
            {text("settings.contrast.instead", { colour: takenColour, ratio: writeRatio(shown.ratio) })}
          </span>
        )}
      </td>
    </tr>
  );
}
