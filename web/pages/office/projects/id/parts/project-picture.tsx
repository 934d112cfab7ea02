import { Form, useLocation } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { largestPictureMegabytes, pictureAddress } from "#domain/project-picture.ts";
import { LocalizedFields } from "#web/components/localized-fields.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { Refused } from "#web/form.tsx";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { PictureFocus } from "#web/pages/office/projects/id/parts/picture-focus.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FileDrop } from "#web/ui/file-drop/file-drop.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Picture = NonNullable<OpenProject["picture"]>;
type Props = {
  project: OpenProject;
  /** The code of the problem for which a file was refused. */
  uploadProblem: string | null;
  refused: Refused | undefined;
  saved: string | null;
};

const sentences = {
  picture: "projects.picture.sent",
  described: "projects.picture.saved",
  pictureRemoved: "projects.picture.removed",
} as const;

/** The picture of a project: sent to an address of its own, described, or taken away. It works without scripts. */
export function ProjectPicture({ project, uploadProblem, refused, saved }: Props) {
  const text = useText("projects");
  const { pathname } = useLocation();
  const { id, picture } = project;
  const refusal = (uploadProblem ?? picture?.refusal) as Problem["code"] | null;
  const done = Object.keys(sentences).find((one): one is keyof typeof sentences => one === saved);
  return (
    <section className="project-writing__box" id="picture" aria-labelledby="picture-heading">
      <h2 id="picture-heading">{text("projects.picture")}</h2>
      <p className="muted">{text("projects.picture.why", { most: largestPictureMegabytes })}</p>
      <div role="status">{done && !refusal && <Notice tone="success">{text(sentences[done])}</Notice>}</div>
      {refusal && <RefusalNotice problem={{ code: refusal, most: largestPictureMegabytes } as Problem} />}
      {refused && <RefusalNotice problem={refused.problem} />}
      {picture && !picture.refusal && !picture.width && <p>{text("projects.picture.waits")}</p>}
      {picture?.width && <Described picture={picture} typed={refused?.typed} isPlanned={Boolean(project.publishAt)} />}
      <form
        method="post"
        action={`/office/project-picture?project=${id}&back=${encodeURIComponent(pathname)}`}
        encType="multipart/form-data"
      >
        <FileDrop
          name="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={text("projects.picture.choose")}
          required
        >
          {text("projects.picture.choose")}
        </FileDrop>
        <Button variant="secondary">{text("projects.picture.send")}</Button>
      </form>
      {picture && (
        <Form method="post">
          {project.publishAt && <input type="hidden" name="planned" value="yes" />}
          <Button variant="quiet" size="small" name="intent" value="remove-picture" iconBefore="bin">
            {text("projects.picture.remove")}
          </Button>
        </Form>
      )}
    </section>
  );
}

type DescribedProps = { picture: Picture; typed: Readonly<Record<string, string>> | undefined; isPlanned: boolean };

/** The picture, and what people read about it. */
function Described({ picture, typed, isPlanned }: DescribedProps) {
  const text = useText("projects");
  const { languages } = useFund();
  const { id, name, width, height, widths, maker, hasConsent, focusX, focusY, alts } = picture;
  const storedValues: Record<string, string> = {
    ...Object.fromEntries(alts.map((alt) => [`alt.${alt.language}`, alt.text])),
    maker,
    consent: hasConsent ? "on" : "",
    focusX: String(focusX),
    focusY: String(focusY),
  };
  const textOf = (field: string) => (typed ?? storedValues)[field] ?? "";
  return (
    <FormIdContext value="describe">
      <Form method="post">
        <input type="hidden" name="intent" value="describe" />
        {isPlanned && <input type="hidden" name="planned" value="yes" />}
        <PictureFocus
          // Another picture has its own point, and so has one that somebody saved meanwhile.
          key={`${id} ${focusX} ${focusY}`}
          picture={{
            src: pictureAddress(id, widths[0] ?? 0),
            alt: storedValues["alt.nl"] ?? "",
            width: width ?? 0,
            height: height ?? 0,
          }}
          size={text("projects.picture.size", { name, width: String(width), height: String(height) })}
          typed={{ x: textOf("focusX"), y: textOf("focusY") }}
        />
        <LocalizedFields
          name="alt"
          legend={text("projects.picture.alt")}
          help={text("projects.picture.alt.help")}
          languages={languages}
          typed={textOf}
          error={() => undefined}
          isLong
        />
        <Field name="maker" label={text("projects.picture.maker")}>
          <Input defaultValue={textOf("maker")} autoComplete="off" />
        </Field>
        <Check name="consent" defaultChecked={textOf("consent") !== ""}>
          {text("projects.picture.consent")}
        </Check>
        <Button variant="secondary">{text("projects.picture.save")}</Button>
      </Form>
    </FormIdContext>
  );
}
