import { useId } from "react";
import { langOf } from "#web/components/dutch.tsx";
import { illustrationUrl } from "#web/components/illustration.ts";
import { useIllustrationText } from "#web/components/illustration-text.ts";
import type { ProjectData } from "#web/pages/project/slug/page.tsx";
import { useText } from "#web/text.tsx";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";

type Picture = ProjectData["text"]["story"]["gallery"][number];

/** More pictures of the project; the browser opens each large, without a script. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const text = useText("public");
  if (pictures.length === 0) return null;
  return (
    <section className="pictures-part no-print">
      <h2>{text("project.gallery")}</h2>
      <ul className="pictures">
        {pictures.map((picture) => (
          <li key={picture.illustration}>
            <GalleryPicture picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GalleryPicture({ picture: { illustration, caption, inDutch } }: { picture: Picture }) {
  const text = useText("public");
  const pictureText = useIllustrationText();
  const id = useId();
  const src = illustrationUrl(illustration);
  const lang = langOf(inDutch, "caption");
  return (
    <>
      <figure className="picture">
        <button
          type="button"
          className="picture__open"
          popoverTarget={id}
          aria-label={text("project.enlarge", { caption })}
        >
          <img src={src} alt={pictureText(illustration)} width="800" height="600" loading="lazy" />
        </button>
        <figcaption lang={lang}>{caption}</figcaption>
      </figure>
      <div id={id} popover="auto" role="dialog" aria-label={caption} className="picture__large">
        <img src={src} alt={pictureText(illustration)} width="800" height="600" loading="lazy" />
        <div className="picture__foot">
          <p lang={lang}>{caption}</p>
          <IconButton icon="close" label={text("project.closePicture")} popoverTarget={id} popoverTargetAction="hide" />
        </div>
      </div>
    </>
  );
}
