import type { CSSProperties } from "react";
import { deriveTokens, type Tokens } from "#domain/palette.ts";
import type { BrandColours } from "#domain/setting.ts";
import { useInstallation } from "#web/installation.ts";
import { brandName, useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { BrandMark, BrandName } from "#web/ui/brand/brand.tsx";

/** A piece of the site in the colours of a brand, in both themes. */
export function BrandPreview({ colours }: { colours: BrandColours }) {
  const text = useText("settings");
  const { light, dark } = deriveTokens(colours);
  return (
    <div className="brand-preview">
      <p className="meta">{text("settings.preview")}</p>
      <div className="brand-preview__page" style={stylesOf("light", light, dark)}>
        <div className="brand-preview__bar">
          <PreviewBrand />
          <span className="brand-preview__tag">{text("settings.preview.now")}</span>
        </div>
        <div className="brand-preview__band">
          <strong>{text("settings.preview.heading")}</strong>
          <span className="brand-preview__button">{text("settings.preview.button")}</span>
        </div>
      </div>
      <p className="meta">{text("settings.preview.day")}</p>
      <div className="brand-preview__page" style={stylesOf("dark", dark, dark)}>
        <div className="brand-preview__bar">
          <PreviewBrand />
          <span className="brand-preview__button">{text("settings.preview.button")}</span>
        </div>
      </div>
      <p className="meta">{text("settings.preview.dark")}</p>
    </div>
  );
}

function PreviewBrand() {
  const fund = useFund();
  const { brand } = useInstallation();
  return (
    <span className="brand">
      {brand.isInitial ? (
        <span className="brand__mark brand-preview__initial" aria-hidden="true">
          {fund.company.trim().slice(0, 1).toUpperCase()}
        </span>
      ) : (
        <BrandMark mark={brand.mark} />
      )}
      <BrandName {...brandName(fund)} />
    </span>
  );
}

/** The colours of the page and of a band on it, which has the dark theme. */
function stylesOf(colorScheme: "light" | "dark", page: Tokens, band: Tokens): CSSProperties {
  const values = {
    colorScheme,
    "--preview-bg": page.bg,
    "--preview-mark": page.primary,
    "--preview-on-mark": page["on-primary"],
    "--preview-text": page.text,
    "--preview-soft": page["accent-soft"],
    "--preview-soft-text": page["accent-text"],
    "--preview-deep": page.deep,
    "--preview-deep-text": band.text,
    "--preview-button": band.primary,
    "--preview-button-text": band["on-primary"],
  };
  return values as CSSProperties;
}
