import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";
import { FileDrop } from "#web/ui/file-drop/file-drop.tsx";
import { FileList, FileRow } from "#web/ui/file-drop/file-list.tsx";

const words = (
  <>
    Drop files here or <u>choose files</u>
  </>
);

/** The drop area and a file in each of its states. */
export const examples: Examples = {
  title: "File drop",
  examples: {
    "with files": (
      <Field
        name="files"
        label="Project files"
        help="Allowed: .doc, .docx, .pdf, .xls, .xlsx, .png, .jpg, .jpeg"
        required
      >
        <FileDrop multiple onFiles={() => {}}>
          {words}
        </FileDrop>
        <FileList label="Chosen files">
          <FileRow
            state="uploading"
            progress={62}
            kind="PDF"
            name="articles-of-association.pdf"
            note="Uploading, 62% of 2.4 MB"
            remove={{ label: "Cancel upload of articles-of-association.pdf" }}
          />
          <FileRow
            state="just-complete"
            kind="DOC"
            name="proof-of-volunteering.docx"
            note="Complete"
            remove={{ label: "Remove proof-of-volunteering.docx" }}
          />
          <FileRow
            state="done"
            kind="XLS"
            name="budget-2024.xlsx"
            note="380 kB"
            remove={{ label: "Remove budget-2024.xlsx" }}
          />
          <FileRow
            state="error"
            kind="MOV"
            name="visit.mov"
            note="This type of file is not allowed."
            remove={{ label: "Remove visit.mov" }}
          />
          <FileRow
            state="done"
            kind="PDF"
            name="verslag-van-de-buitengewone-algemene-vergadering-van-de-vereniging-2023-definitief-versie-7.pdf"
            note="1.2 MB"
            remove={{ label: "Remove the report" }}
          />
        </FileList>
      </Field>
    ),
    "without scripts": (
      <Field name="files_2" label="Project files">
        <FileDrop multiple>{words}</FileDrop>
      </Field>
    ),
    wrong: (
      <Field name="files_3" label="Project files" error="Add at least one file.">
        <FileDrop multiple onFiles={() => {}}>
          {words}
        </FileDrop>
      </Field>
    ),
  },
};
