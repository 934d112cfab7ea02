import { useLocation, useRouteLoaderData, useSearchParams } from "react-router";
import type { FileField } from "#domain/dossier-form.ts";
import { isFileProblem, largestMegabytes } from "#domain/file.ts";
import type { Problem } from "#domain/problem.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import type { TextKey } from "#i18n/nl/index.ts";
import type { Keeper } from "#web/components/dossier-keeper.ts";
import { endingShown, useUploads } from "#web/components/use-uploads.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import type { loader as rootLoader } from "#web/root.tsx";
import type { StoredFile } from "#web/stores/files.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { useFormulateId } from "#web/ui/field/form-id.ts";
import { FileDrop } from "#web/ui/file-drop/file-drop.tsx";
import { FileList, FileRow } from "#web/ui/file-drop/file-list.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";

type Props = {
  field: FileField;
  most: number;
  isRequired: boolean;
  keeper: Keeper;
  files: readonly StoredFile[];
  error: string | undefined;
  /** Whom the organisation fills this in for; nobody where applicants do so themselves. */
  employee?: string | undefined;
};

/** The kinds a phone or computer should offer; what they really are is looked at on the server. */
const accept = ".doc,.docx,.pdf,.xls,.xlsx,.png,.jpg,.jpeg";

/** A question that is answered with files, which go up as soon as they are chosen. */
export function DossierFiles({ field, most, isRequired, keeper, files, error, employee }: Props) {
  const text = useText();
  const to = usePath();
  const { label, hint, values } = fileWords(field, employee);
  const { rows, add, remove, retry } = useUploads({ keeper, files, field, most });
  const isLive = useIsLive();
  const isAdding = useIsAddingFiles();
  const refused = useRefusedUpload(field);
  return (
    <Field
      name={field}
      label={text(label, values)}
      error={error ?? refused}
      required={isRequired}
      optional={isRequired ? undefined : text("submit.optional")}
      help={
        <>
          {hint && text(hint)} {text("dossier.files", { megabytes: largestMegabytes })}
        </>
      }
    >
      {isLive || isAdding ? (
        <FileDrop name="file" form={uploadFormOf(field)} accept={accept} multiple={isLive} onFiles={add}>
          {text("submit.files.add")}
        </FileDrop>
      ) : (
        <KeepFirst field={field} />
      )}
      {isAdding && (
        <Button form={uploadFormOf(field)} variant="secondary" size="small">
          {text("submit.files.send")}
        </Button>
      )}
      {rows.length > 0 && (
        <FileList label={text("submit.files.list")}>
          {rows.map((row) => (
            <FileRow
              key={row.key}
              state={row.state}
              kind={row.id && row.isPicture ? <Picture id={row.id} /> : endingShown(row.name)}
              name={row.id && row.isPicture ? <PictureLink id={row.id} name={row.name} /> : row.name}
              progress={row.progress}
              note={
                <>
                  {row.note}
                  {row.mayRetry && (
                    <Button type="button" variant="quiet" size="small" onClick={() => retry(row.key)}>
                      {text("submit.files.retry")}
                    </Button>
                  )}
                  {row.mustLogIn && (
                    <>
                      {" "}
                      <Link href={withNext(to("/login"), to("/account"))} target="_blank">
                        {text("submit.save.logIn")}
                      </Link>
                    </>
                  )}
                </>
              }
              remove={{
                type: isLive ? "button" : "submit",
                name: "intent",
                value: `remove ${row.key}`,
                label: text(row.state === "uploading" ? "submit.files.cancel" : "submit.files.remove", {
                  name: row.name,
                }),
                onClick: () => remove(row.key),
              }}
            />
          ))}
        </FileList>
      )}
    </Field>
  );
}

/** What a question for files says; the organisation is not asked about itself where its volunteer is meant. */
export function fileWords(field: FileField, employee: string | undefined) {
  if (employee === undefined || field !== "project_files_involvement") return { ...fieldKeys(field), values: {} };
  const words = { label: "handOver.involvement", hint: "handOver.involvement.hint", ask: "handOver.involvement.ask" };
  return { ...(words as Record<keyof typeof words, TextKey>), values: { employee } };
}

/**
 * Where no script runs, a file goes up by a form of its own, one at a time, and what was typed into the other one would
 * be gone. So that one is kept first, and files are added where nothing else is asked; the address says so.
 */
export function useIsAddingFiles(): boolean {
  const [asked] = useSearchParams();
  const isLive = useIsLive();
  return asked.has("files") && !isLive;
}

/** The way there, which stands where files can be dropped once scripts run. */
function KeepFirst({ field }: Pick<Props, "field">) {
  const text = useText();
  return (
    <div className="drop" id={useFormulateId(field)}>
      <Button name="intent" value={`files ${field}`} variant="secondary" size="small">
        {text("submit.files.begin")}
        <span className="vh">: {text(fieldKeys(field).label)}</span>
      </Button>
    </div>
  );
}

const uploadFormOf = (field: FileField) => `upload-${field}`;

/**
 * The forms by which files go up where no script runs; a form cannot stand within another. They stand before the one
 * that has the files: where a file goes must be said before it comes.
 */
export function PlainUploads({ fields, keeper }: { fields: readonly FileField[]; keeper: Keeper }) {
  const { pathname, search } = useLocation();
  const address = useRouteLoaderData<typeof rootLoader>("root")?.addresses["data-upload"] ?? "/files";
  const backTo = (field: FileField) => {
    const asked = new URLSearchParams(search);
    asked.set("field", field);
    asked.delete("upload");
    return `${pathname}?${asked}`;
  };
  return fields.map((field) => (
    <form
      key={field}
      id={uploadFormOf(field)}
      action={`${address}?back=${encodeURIComponent(backTo(field))}`}
      method="post"
      encType="multipart/form-data"
      hidden
    >
      {Object.entries(keeper.filesOf).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="field" value={field} />
    </form>
  ));
}

/** Why else a file is not taken: what stands in the way lies not in the file. */
const otherReasons: readonly string[] = [
  "limit.tooMany",
  "dossier.unknown",
  "dossier.notNow",
  "dossier.closed",
  "dossier.closedSinceSent",
  "dossier.completionOver",
  "dossier.handedOver",
  "handOver.unknown",
] satisfies Problem["code"][];

/** Why a file that went up without scripts was not taken; the address of the page tells, with the number it speaks of. */
function useRefusedUpload(field: FileField): string | undefined {
  const text = useText();
  const [asked] = useSearchParams();
  const [code = "", number] = (asked.get("upload") ?? "").split(" ");
  if (asked.get("field") !== field || !(isFileProblem(code) || otherReasons.includes(code))) return undefined;
  return text(code as Problem["code"], { most: Number(number), minutes: Number(number) });
}

/** A picture is shown small beside its name. */
function Picture({ id }: { id: string }) {
  return <img src={`/files/${id}?preview`} alt="" width="36" height="44" loading="lazy" className="file__picture" />;
}

/** Its name opens it large. */
function PictureLink({ id, name }: { id: string; name: string }) {
  const text = useText();
  return (
    <Link href={`/files/${id}?preview`} target="_blank" aria-label={text("submit.files.look", { name })}>
      {name}
    </Link>
  );
}
