import { randomUUID } from "node:crypto";
import { largestFile } from "#domain/file.ts";
import type { Problem } from "#domain/problem.ts";
import {
  aJpeg,
  anOldOfficeFile,
  aPdf,
  aPng,
  aZip,
  officeEntries,
  sampleFiles,
  type ZipEntry,
} from "#test/sample-file.ts";
import { type FormPart, formOf } from "#test/upload-form.ts";

/** An upload that the site must refuse, and the expected answer. */
export type HostileUpload = {
  what: string;
  make(dossierId: string): { body: Buffer; type: string };
  status: number;
  code: Problem["code"];
};

const statuses: Partial<Record<Problem["code"], number>> = {
  "file.wrongType": 415,
  "file.notWhatItSays": 415,
  "file.tooLarge": 413,
  "file.none": 400,
  "file.badForm": 400,
  "file.brokenOff": 400,
  "dossier.unknown": 404,
  "id.malformed": 404,
};

const fieldsOf = (dossierId: string, field = "attachments"): FormPart[] => [
  { name: "dossier", value: dossierId },
  { name: "field", value: field },
];

/** A file in a good form. */
const file = (code: Problem["code"], filename: string, content: Buffer, why = ""): HostileUpload => ({
  what: `${filename} ${why}`,
  make: (dossierId) => formOf([...fieldsOf(dossierId), { name: "file", filename, content }]),
  status: statuses[code] ?? 422,
  code,
});

/** A malformed form. */
const form = (code: Problem["code"], what: string, make: HostileUpload["make"]): HostileUpload => ({
  what,
  make,
  status: statuses[code] ?? 422,
  code,
});

const wrongNames = [
  ...["exe", "js", "html", "svg", "zip", "docm", "xlsm", "dotm", "rtf", "txt", "csv", "gif", "heic", "webp", "mp4"],
  ...["bat", "cmd", "ps1", "sh", "php", "jsp", "lnk", "iso", "apk", "jar", "msi", "scr", "vbs", "hta", "eml", "odt"],
]
  .map((ending) => `file.${ending}`)
  .concat([
    "file",
    ".pdf",
    "pdf",
    "file.pdf.exe",
    "file.pdf .exe",
    "file.pdf;.js",
    "../../etc/passwd",
    "file.",
    "file.pdf\u202e.exe",
  ])
  .concat(["file.pdf::$DATA", "C:\\x\\run.bat", "file.%70df", "file.pdf/run.sh", "file.pdfx"]);

const pdf = aPdf();
const docx = aZip(officeEntries("word/document.xml"));
const xlsx = aZip(officeEntries("xl/workbook.xml"));
const plainZip = aZip([{ name: "run.exe" }]);
const html = Buffer.from("<!doctype html><script>alert(1)</script>");

/** Files that pretend to be of another kind, by their real kind. */
const disguises: Record<string, Buffer> = {
  pdf,
  docx,
  xlsx,
  doc: anOldOfficeFile("WordDocument"),
  xls: anOldOfficeFile("Workbook"),
  png: aPng(),
  jpg: aJpeg(),
  html,
  exe: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(300, 1)]),
  elf: Buffer.concat([Buffer.from("\x7fELF"), Buffer.alloc(300, 1)]),
  gif: Buffer.from("GIF89a/*  */=alert(1)//"),
  zip: plainZip,
  text: Buffer.from("PDF %PDF PK JFIF"),
  zeros: Buffer.alloc(4096),
};

const masks = ["pdf", "docx", "xlsx", "doc", "xls", "png", "jpg"];

const word = (...more: ZipEntry[]) => aZip([...officeEntries("word/document.xml"), ...more]);

/** A copy of a file with one change. */
function changed(content: Buffer, change: (content: Buffer) => void): Buffer {
  const copy = Buffer.from(content);
  change(copy);
  return copy;
}
const endOf = (zip: Buffer) => zip.lastIndexOf("PK\x05\x06");

/** More than two hundred uploads of every hostile kind. */
export function hostileUploads(dossierOfAnother: string): HostileUpload[] {
  return [
    ...wrongNames.map((name) => file("file.wrongType", name, pdf)),
    ...masks.flatMap((mask) =>
      Object.entries(disguises)
        .filter(([kind]) => kind !== mask)
        .map(([kind, content]) => file("file.notWhatItSays", `file.${mask}`, content, `that is ${kind}`)),
    ),
    ...Object.keys(sampleFiles).map((name) => file("file.empty", name, Buffer.alloc(0), "with nothing in it")),
    ...cutFiles(),
    ...polyglots(),
    ...bombs(),
    ...badForms(dossierOfAnother),
  ];
}

function cutFiles(): HostileUpload[] {
  const whole = { pdf: aPdf(5000), docx, xlsx, doc: anOldOfficeFile("WordDocument"), png: aPng(), jpg: aJpeg() };
  return Object.entries(whole).flatMap(([ending, content]) =>
    [0.5, 0.95].map((part) =>
      file("file.damaged", `file.${ending}`, content.subarray(0, content.length * part), `cut at ${part}`),
    ),
  );
}

function polyglots(): HostileUpload[] {
  const two = "file.notWhatItSays";
  return [
    file(two, "file.pdf", Buffer.concat([pdf, plainZip]), "with a zip behind it"),
    file(two, "file.jpg", Buffer.concat([aJpeg(), plainZip]), "with a zip behind it"),
    file(two, "file.png", Buffer.concat([aPng(), plainZip]), "with a zip behind it"),
    file(two, "file.doc", Buffer.concat([anOldOfficeFile("WordDocument"), plainZip]), "with a zip behind it"),
    file(two, "file.pdf", Buffer.concat([html, pdf]), "with a page before it"),
    file(two, "file.pdf", Buffer.concat([Buffer.alloc(2000, " "), pdf]), "that begins too late"),
    file(two, "file.jpg", aJpeg(4, 3, "<script>alert(1)</script>"), "with a script in its comment"),
    file(two, "file.jpg", aJpeg(4, 3, "<?php system($_GET[0]); ?>"), "with a program in its comment"),
    file(two, "file.png", aPng(4, 3, "<svg onload=alert(1)>"), "with a drawing in its text"),
    file(two, "file.docx", Buffer.concat([pdf, docx]), "with a PDF before it"),
    file("file.damaged", "file.docx", Buffer.concat([docx.subarray(0, 60), docx]), "with something before it"),
    file("file.damaged", "file.docx", Buffer.concat([docx, html]), "with a page behind it"),
    file(two, "file.docx", word({ name: "word/vbaProject.bin" }), "with macros"),
    file(two, "file.xlsx", docx, "that is Word's"),
    file(two, "file.docx", aZip([{ name: "word/document.xml" }]), "without its list of contents"),
    file("file.locked", "file.docx", anOldOfficeFile("EncryptedPackage"), "with a password"),
  ];
}

function bombs(): HostileUpload[] {
  const many = Array.from({ length: 10_001 }, (_, number) => ({ name: `w/${number}`, content: Buffer.alloc(0) }));
  const huge = "file.tooMuchInside";
  const paths = ["../../etc/cron.d/x", "/etc/passwd", "C:\\x.exe", "word\\..\\x", "word/../../x", "word/\0x"];
  return [
    file(huge, "file.docx", word({ name: "word/x", unpacked: 4_000_000_000 }), "that unpacks to 4 GB"),
    file(huge, "file.docx", word({ name: "word/x", unpacked: 190_000_000 }), "that unpacks a million times"),
    file(huge, "file.xlsx", aZip([...officeEntries("xl/workbook.xml"), ...many]), "with 10 000 entries"),
    file(
      huge,
      "file.docx",
      word({ name: "a", packed: 300 }, { name: "b", packed: 300 }),
      "with entries that share bytes",
    ),
    file(
      huge,
      "file.docx",
      changed(docx, (zip) => zip.writeUInt32LE(0x7fff_ffff, endOf(zip) + 12)),
      "with a list longer than itself",
    ),
    file("file.damaged", "file.docx", word({ name: "word/x", unpacked: 0xffff_ffff }), "whose sizes are elsewhere"),
    file(
      "file.damaged",
      "file.docx",
      changed(docx, (zip) => zip.writeUInt16LE(7, endOf(zip) + 10)),
      "that counts wrongly",
    ),
    file(
      "file.damaged",
      "file.docx",
      changed(docx, (zip) => zip.writeUInt32LE(1, endOf(zip) + 16)),
      "whose list is elsewhere",
    ),
    file("file.damaged", "file.docx", word({ name: "word/x" }, { name: "word/x" }), "with a name twice"),
    file("file.locked", "file.docx", word({ name: "word/x", flags: 1 }), "with a locked part"),
    ...paths.map((name) => file("file.damaged", "file.docx", word({ name }), `with ${name}`)),
    file(huge, "file.png", aPng(100_000, 100_000), "of ten gigapixels"),
    file(huge, "file.jpg", aJpeg(65_535, 65_535), "of four gigapixels"),
    file("file.damaged", "file.png", aPng(0, 5), "without width"),
    file("file.damaged", "file.jpg", aJpeg(5, 0), "without height"),
  ];
}

function badForms(dossierOfAnother: string): HostileUpload[] {
  const good: FormPart = { name: "file", filename: "a.pdf", content: pdf };
  const whole = (dossierId: string) => formOf([...fieldsOf(dossierId), good], "b");
  const cut = (bytes: number) =>
    form("file.brokenOff", `a form cut ${bytes} bytes before its end`, (id) => {
      const { body, type } = whole(id);
      return { body: body.subarray(0, -bytes), type };
    });
  const twenty = Array.from({ length: 20 }, (_, index) => ({ name: `x${index}`, value: "" }));
  const parts = (count: number, part: FormPart) => Array.from({ length: count }, () => part);
  return [
    ...[4, 5, 9, 30, 100, 150, 200].map(cut),
    file("file.tooLarge", "large.pdf", aPdf(largestFile - 37), "one byte over the limit"),
    file("file.tooLarge", "larger.pdf", aPdf(largestFile + 200_000), "that announces too much"),
    form("file.badForm", "10 000 parts", (id) => formOf([...fieldsOf(id), ...parts(10_000, { name: "x", value: "" })])),
    form("file.badForm", "10 000 files", (id) => formOf([...fieldsOf(id), ...parts(10_000, good)])),
    form("file.badForm", "two files", (id) => formOf([...fieldsOf(id), good, good])),
    form("file.badForm", "fields behind the file", (id) => formOf([...fieldsOf(id), good, { name: "x", value: "1" }])),
    form("id.malformed", "the file before its fields", (id) => formOf([good, ...fieldsOf(id)])),
    form("file.none", "no file", (id) => formOf(fieldsOf(id))),
    form("file.none", "a file without a name", (id) => formOf([...fieldsOf(id), { ...good, filename: "" }])),
    form("file.badForm", "a field of a megabyte", (id) =>
      formOf([{ name: "x", value: "x".repeat(1_000_000) }, ...fieldsOf(id), good]),
    ),
    form("file.badForm", "twenty fields", (id) => formOf([...twenty, ...fieldsOf(id), good])),
    form("file.badForm", "a field twice", (id) => formOf([...fieldsOf(id), ...fieldsOf(id), good])),
    form("file.badForm", "a field that takes no file", (id) => formOf([...fieldsOf(id, "reason"), good])),
    form("file.badForm", "a field of another form", (id) => formOf([...fieldsOf(id, "project_files_articles"), good])),
    form("file.badForm", "a field that is none", (id) => formOf([...fieldsOf(id, "__proto__"), good])),
    form("dossier.unknown", "the dossier of another", () => formOf([...fieldsOf(dossierOfAnother), good])),
    form("dossier.unknown", "a dossier that never was", () => formOf([...fieldsOf(randomUUID()), good])),
    form("id.malformed", "a dossier with a name of its own", () => formOf([...fieldsOf("' or 1=1 --"), good])),
    form("file.badForm", "no boundary", (id) => ({ ...whole(id), type: "multipart/form-data" })),
    form("file.brokenOff", "another boundary", (id) => ({ ...whole(id), type: "multipart/form-data; boundary=c" })),
    form("file.badForm", "JSON", () => ({ body: Buffer.from('{"file":"x"}'), type: "application/json" })),
    form("file.badForm", "a short form", () => ({
      body: Buffer.from("file=x"),
      type: "application/x-www-form-urlencoded",
    })),
    form("file.badForm", "no type", (id) => ({ ...whole(id), type: "" })),
    form("file.brokenOff", "nothing at all", () => ({
      body: Buffer.alloc(0),
      type: "multipart/form-data; boundary=b",
    })),
    form("file.none", "a part with a megabyte of headers", (id) => {
      const { body, type } = whole(id);
      const place = body.indexOf('Content-Disposition: form-data; name="file"');
      return {
        body: Buffer.concat([
          body.subarray(0, place),
          Buffer.from(`X: ${"x".repeat(1_000_000)}\r\n`),
          body.subarray(place),
        ]),
        type,
      };
    }),
  ];
}
