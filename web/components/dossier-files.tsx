import { useLocation, useSearchParams } from "react-router";
import type { FileField } from "#domain/dossier-form.ts";
import { isFileProblem, largestMegabytes } from "#domain/file.ts";
import type { Problem } from "#domain/problem.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import type { DraftStore } from "#web/components/dossier-draft-store.ts";
import { fileEnding, useUploads } from "#web/components/use-uploads.ts";
import { useInstallation } from "#web/installation.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import type { StoredFile } from "#web/stores/files.ts";
import { useDynamicText, useText } from "#web/text.tsx";
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
  draftStore: DraftStore;
  files: readonly StoredFile[];
  error: string | undefined;
  /** The employee for whom the organisation fills this in; undefined if applicants do so themselves. */
  employee?: string | undefined;
};

/** The file types that a device should offer; the server checks the real type. */
const accept = ".doc,.docx,.pdf,.xls,.xlsx,.png,.jpg,.jpeg";

/** A question that is answered with files, which are uploaded as soon as they are chosen. */
export function DossierFiles({ field, most, isRequired, draftStore, files, error, employee }: Props) {
  const text = useText("submission");
  const to = usePath();
  const { label, hint, values } = fileWords(field, employee);
  const { rows, add, remove, retry } = useUploads({ draftStore, files, field, most });
  const isLive = useIsLive();
  const isAdding = useIsAddingFiles();
  const refusedUpload = useRefusedUpload(field);
  return (
    <Field
      name={field}
      label={text(label, values)}
      error={error ?? refusedUpload}
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
        <SaveFirstButton field={field} />
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
              kind={row.id && row.isPicture ? <Picture id={row.id} /> : fileEnding(row.name)}
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
                        {text("loggedOut.logIn")}
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

/** The texts of a question for files; an organisation reads about the employee's involvement, not its own. */
export function fileWords(field: FileField, employee: string | undefined) {
  if (employee === undefined || field !== "project_files_involvement") return { ...fieldKeys(field), values: {} };
  const words = {
    label: "handOver.involvement",
    hint: "handOver.involvement.hint",
    ask: "handOver.involvement.ask",
  } as const;
  return { ...words, values: { employee } };
}

/**
 * Whether a page without scripts only adds files. There each file has a form of its own, which would lose the text in
 * the other form. So that form is saved first, and the address then says that only files are added.
 */
export function useIsAddingFiles(): boolean {
  const [params] = useSearchParams();
  const isLive = useIsLive();
  return params.has("files") && !isLive;
}

/** The button that saves the form first, in the place where scripts show the drop area. */
function SaveFirstButton({ field }: Pick<Props, "field">) {
  const text = useText("submission");
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
 * The upload forms for pages without scripts, because a form cannot be inside another. They come before the other form,
 * because the server must know where a file belongs before it arrives.
 */
export function PlainUploads({ fields, draftStore }: { fields: readonly FileField[]; draftStore: DraftStore }) {
  const { pathname, search } = useLocation();
  const { uploadPath: address = "/files" } = useInstallation();
  const backTo = (field: FileField) => {
    const params = new URLSearchParams(search);
    params.set("field", field);
    params.delete("upload");
    return `${pathname}?${params}`;
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
      {Object.entries(draftStore.ownerFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="field" value={field} />
    </form>
  ));
}

/** Other reasons why a file is refused, which are not about the file itself. */
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

/** Why an upload without scripts was refused; the address of the page has the reason and its number. */
function useRefusedUpload(field: FileField): string | undefined {
  const text = useDynamicText();
  const [params] = useSearchParams();
  const [code = "", number] = (params.get("upload") ?? "").split(" ");
  if (params.get("field") !== field || !(isFileProblem(code) || otherReasons.includes(code))) return undefined;
  return text(code, { most: Number(number), minutes: Number(number) });
}

/** A small preview of a picture beside its name. */
function Picture({ id }: { id: string }) {
  return <img src={`/files/${id}?preview`} alt="" width="36" height="44" loading="lazy" className="file__picture" />;
}

/** The name of a picture, which opens it large. */
function PictureLink({ id, name }: { id: string; name: string }) {
  const text = useText("submission");
  return (
    <Link href={`/files/${id}?preview`} target="_blank" aria-label={text("submit.files.look", { name })}>
      {name}
    </Link>
  );
}
