import type { Values } from "#test/fuzz-value.ts";
import { type FormPart, formOf } from "#test/upload-form.ts";

// Forms as they are in the HTML of our pages, filled in at random and sent as a browser without scripts sends them.

/** A field of a form, with the values that its page offers. */
type Field = { name: string; values: string[]; isFile: boolean };

/** A form on a page: where it leads, and what it sends. */
export type FoundForm = {
  page: string;
  action: string;
  method: "get" | "post";
  isMultipart: boolean;
  fields: Field[];
  buttons: Field[];
};

/** A request that sends a form. */
export type FuzzedForm = { path: string; init: RequestInit };

type Attributes = Record<string, string>;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

function attributesOf(tag: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = "", value = ""] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g))
    attributes[name.toLowerCase()] = decoded(value);
  return attributes;
}

/** Finds the forms in a page. */
export function formsOf(page: string, html: string): FoundForm[] {
  const forms = new Map<string, FoundForm>();
  const tags = html.matchAll(
    /<(form|input|button|select|option|textarea)\b((?:"[^"]*"|[^">])*)>(?:([^<]*)<\/textarea>)?|<\/(form|select)>/gi,
  );
  let open: FoundForm | null = null;
  let select: Field | null = null;
  for (const [, tag = "", rest = "", content = "", end] of tags) {
    const attributes = attributesOf(` ${rest}`);
    if (end === "form") open = null;
    else if (end === "select") select = null;
    else if (tag === "form") {
      open = {
        page,
        action: attributes.action || page,
        method: attributes.method === "post" ? "post" : "get",
        isMultipart: attributes.enctype === "multipart/form-data",
        fields: [],
        buttons: [],
      };
      forms.set(attributes.id || `form ${forms.size}`, open);
    } else if (tag === "option") {
      if (attributes.value !== undefined) select?.values.push(attributes.value);
    } else {
      const form = attributes.form ? forms.get(attributes.form) : open;
      if (!form) continue;
      // A button may send the form to an address of its own.
      const target = attributes.formaction ? { ...form, action: attributes.formaction } : form;
      if (target !== form) forms.set(`form ${forms.size}`, target);
      const { name } = attributes;
      if (!name) continue;
      const list = tag === "button" || attributes.type === "submit" ? target.buttons : target.fields;
      const field = list.find((earlier) => earlier.name === name) ?? {
        name,
        values: [],
        isFile: attributes.type === "file",
      };
      if (!list.includes(field)) list.push(field);
      if (tag === "select") select = field;
      else field.values.push(tag === "textarea" ? decoded(content) : (attributes.value ?? "on"));
    }
  }
  return [...forms.values()];
}

const smallFiles = [
  Buffer.alloc(0),
  Buffer.from("%PDF-1.7\n%%EOF"),
  Buffer.from("number;name\r\n1;Anna\r\n"),
  Buffer.from("\xff\xfe\x00", "latin1"),
  Buffer.from("PK\x03\x04broken"),
  Buffer.from("\x89PNG\r\n\x1a\nbroken", "latin1"),
  Buffer.from('{"a": [1, {"b": null}]}'),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
];

/** Fills in forms at random. */
export function fuzzForms({ draw, pick, text }: Values): (form: FoundForm) => FuzzedForm {
  const drawnFor = ({ name, values }: Field): string => {
    const luck = draw(20);
    if (values.length > 0 && luck < 12) return pick(values);
    return luck < 13 ? values.join(",") : text(name);
  };
  const partsOf = ({ fields, buttons }: FoundForm): FormPart[] => {
    const chosen = fields.flatMap((field) => Array.from({ length: pick([0, 1, 1, 1, 1, 1, 1, 1, 1, 2]) }, () => field));
    const parts = chosen.map((field) =>
      field.isFile && draw(10) > 0
        ? {
            name: field.name,
            filename: pick(["a.pdf", "a.csv", "a.png", "", "a", text(field.name).slice(0, 300)]),
            content: pick(smallFiles),
          }
        : { name: field.name, value: drawnFor(field) },
    );
    const button = buttons.length > 0 && draw(20) > 0 ? pick(buttons) : null;
    if (button) parts.push({ name: button.name, value: drawnFor(button) });
    if (draw(20) === 0)
      parts.push({ name: pick(["intent", "", "__proto__", "id", text("name").slice(0, 50)]), value: text("value") });
    return draw(30) === 0 ? parts.toReversed() : parts;
  };
  return (form) => {
    const parts = partsOf(form);
    const plain = new URLSearchParams(parts.map((part) => [part.name, "value" in part ? part.value : part.filename]));
    if (form.method === "get") return { path: `${form.action.split("?")[0]}?${plain}`, init: {} };
    if (form.isMultipart || draw(15) === 0) {
      const { body, type } = formOf(parts);
      return {
        path: form.action,
        init: { method: "POST", headers: { "content-type": type }, body: new Uint8Array(body) },
      };
    }
    return { path: form.action, init: { method: "POST", body: plain } };
  };
}
