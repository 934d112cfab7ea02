import type { FileField } from "#domain/dossier-form.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import type { Draft } from "#web/components/dossier-draft.ts";
import { useUploads } from "#web/components/use-uploads.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FileDrop } from "#web/ui/file-drop/file-drop.tsx";
import { FileList, FileRow } from "#web/ui/file-drop/file-list.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = { field: FileField; most: number; isRequired: boolean; draft: Draft; error: string | undefined };

/** The kinds a phone or computer should offer; what they really are is looked at on the server. */
const accept = ".doc,.docx,.pdf,.xls,.xlsx,.png,.jpg,.jpeg";

/** A question that is answered with files, which go up as soon as they are chosen. */
export function DossierFiles({ field, most, isRequired, draft, error }: Props) {
  const text = useText();
  const { label, hint } = fieldKeys(field);
  const { rows, add, remove, retry } = useUploads({ draft, field, most });
  return (
    <Field
      name={field}
      label={text(label)}
      error={error}
      required={isRequired}
      optional={isRequired ? undefined : text("submit.optional")}
      help={
        <>
          {hint && text(hint)} {text("dossier.files", { megabytes: 15 })}
        </>
      }
    >
      <FileDrop name={`${field}_new`} accept={accept} multiple onFiles={add}>
        {text("submit.files.add")}
      </FileDrop>
      {rows.length > 0 && (
        <FileList label={text("submit.files.list")}>
          {rows.map((row) => (
            <FileRow
              key={row.key}
              state={row.state}
              kind={kindOf(row.name)}
              name={row.id && row.isPicture ? <Picture id={row.id} name={row.name} /> : row.name}
              progress={row.progress}
              note={
                <>
                  {row.note}
                  {row.mayRetry && (
                    <Button type="button" variant="quiet" size="small" onClick={() => retry(row.key)}>
                      {text("submit.files.retry")}
                    </Button>
                  )}
                </>
              }
              remove={{
                type: "button",
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

const kindOf = (name: string) =>
  name
    .slice(name.lastIndexOf(".") + 1)
    .toUpperCase()
    .slice(0, 4);

/** A picture is shown small beside its name, and opens large. */
function Picture({ id, name }: { id: string; name: string }) {
  const text = useText();
  return (
    <Link href={`/files/${id}?preview`} target="_blank" aria-label={text("submit.files.look", { name })}>
      <img src={`/files/${id}?preview`} alt="" width="40" height="40" loading="lazy" className="file__picture" />
      {name}
    </Link>
  );
}
