import { Form, useLocation } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { type FundPictureKind, fundPictureBytes, sharePictureSize } from "#domain/setting.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { SettingGroup } from "#web/components/setting-group.tsx";
import { useInstallation } from "#web/installation.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FileDrop } from "#web/ui/file-drop/file-drop.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = {
  kind: FundPictureKind;
  revision: number;
  /** Whether the fund has a picture of its own. */
  isPresent: boolean;
  isSaved: boolean;
  /** The code of the problem for which a file was refused. */
  reason: string | null;
  problem: Problem | null;
};

/** Replaces a picture of the fund, or takes it away. The file goes to an address of its own, also without scripts. */
export function FundPictureForm({ kind, revision, isPresent, isSaved, reason, problem }: Props) {
  const text = useText("settings");
  const { brand } = useInstallation();
  const { pathname } = useLocation();
  const refusal = reason ? problemOf(kind, reason) : problem;
  return (
    <SettingGroup id={kind} title={text(`settings.${kind}`)} why={text(`settings.${kind}.why`)}>
      <div role="status">{isSaved && !refusal && <Notice tone="success">{text("settings.saved")}</Notice>}</div>
      {refusal && <RefusalNotice problem={refusal} />}
      {!isPresent && <p className="muted">{text("settings.picture.none")}</p>}
      {isPresent && kind === "mark" && (
        <img
          className="setting__picture"
          src={brand.mark}
          alt={text("settings.picture.present")}
          width={64}
          height={64}
        />
      )}
      <form
        method="post"
        action={`/office/fund-picture?kind=${kind}&back=${encodeURIComponent(pathname)}`}
        encType="multipart/form-data"
        className="setting__form"
      >
        <input type="hidden" name="revision" value={revision} />
        <FileDrop name="file" accept="image/svg+xml,image/png,.svg,.png" aria-label={text(`settings.${kind}`)} required>
          {text("settings.picture.choose")}
        </FileDrop>
        <Button variant="secondary">{text("settings.picture.send")}</Button>
      </form>
      {isPresent && (
        <Form method="post">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="kind" value={kind} />
          <Button variant="quiet" size="small" name="intent" value="remove-picture" iconBefore="bin">
            {text("settings.picture.remove")}
            <span className="vh">: {text(`settings.${kind}`)}</span>
          </Button>
        </Form>
      )}
    </SettingGroup>
  );
}

/** Gives a problem back its numbers, which the address does not have. */
function problemOf(kind: FundPictureKind, code: string): Problem {
  const numbers = { kilobytes: fundPictureBytes[kind] / 1000, ...sharePictureSize };
  return { code, ...numbers } as unknown as Problem;
}
