import { BrandFields } from "#web/components/brand-fields.tsx";
import { FundPictureForm } from "#web/components/fund-picture-form.tsx";
import type { SectionProps } from "#web/pages/office/settings/page.tsx";
import { PartForm } from "#web/pages/office/settings/parts/part-form.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** The colours, the mark and the picture for sharing. */
export function LookSection({ forms, pictures, picture, saved, answerTo }: SectionProps) {
  const text = useText("settings");
  const problem = answerTo("remove-picture")?.problem ?? null;
  return (
    <>
      {forms.map((form) => (
        <PartForm
          key={form.part}
          stored={form}
          answer={answerTo(form.part)}
          isSaved={saved === form.part}
          isWide
          acts={
            <Button variant="secondary" name="act" value="check">
              {text("settings.check")}
            </Button>
          }
        >
          {(fields) => <BrandFields {...fields} />}
        </PartForm>
      ))}
      {pictures &&
        (["mark", "sharePicture"] as const).map((kind) => (
          <FundPictureForm
            key={kind}
            kind={kind}
            revision={pictures.revision}
            isPresent={pictures.present.includes(kind)}
            isSaved={saved === kind}
            reason={picture?.startsWith(`${kind} `) ? picture.slice(kind.length + 1) : null}
            problem={problem}
          />
        ))}
    </>
  );
}
