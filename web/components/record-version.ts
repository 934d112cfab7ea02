import type { Refused } from "#web/form.tsx";

/** The values of a record by the names of the controls of its form. */
export type RecordValues = Readonly<Record<string, string>>;

/** A field of a record that people edit. */
export type RecordField = {
  name: string;
  label: string;
  /** The names of its controls, if they are not one with the name of the field. */
  controls?: readonly string[];
  /** Writes its values for people; without it, they read the typed text. */
  show?(values: RecordValues): string;
};

/** A field of which the saved values and the typed ones differ. */
export type FieldVersions = {
  field: RecordField;
  theirs: Version;
  mine: Version;
  first: "theirs" | "mine";
  /** Its reader changed nothing in it, so the other version is the one that they read. */
  isUntouched: boolean;
};
type Version = { text: string; value: string };

/** The hidden field with the revision that a form was read at. */
export const revisionName = "revision";
/** The hidden field with the values that a form was read with, to tell later what its reader changed. */
export const readValuesName = "readValues";
const chosenPrefix = "chosen.";

/** The name of the radio buttons that choose between the versions of a field. */
export const chosenName = (field: RecordField) => chosenPrefix + field.name;

/** Lists the fields that differ. A field that its reader did not touch keeps the version of the other person at first. */
export function compareVersions(
  fields: readonly RecordField[],
  saved: RecordValues,
  typed: Refused["typed"],
): FieldVersions[] {
  const read = readValuesOf(typed);
  return fields.flatMap((field) => {
    const [theirs, mine] = [versionOf(field, saved), versionOf(field, typed)];
    if (theirs.value === mine.value) return [];
    const isUntouched = read !== null && versionOf(field, read).value === mine.value;
    return [{ field, theirs, mine, first: isUntouched ? "theirs" : "mine", isUntouched } as const];
  });
}

/** The typed texts that the choice sends along unchanged. */
export function sharedTexts(versions: readonly FieldVersions[], typed: Refused["typed"]): [string, string][] {
  const different = new Set(versions.flatMap(({ field }) => controlsOf(field)));
  return Object.entries(typed).filter(
    ([name]) =>
      !different.has(name) && ![revisionName, readValuesName].includes(name) && !name.startsWith(chosenPrefix),
  );
}

/** Gives the form as if its sender had typed the chosen versions; a form without choices stays as it is. */
export function withChosenVersions(form: FormData): FormData {
  const chosen = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== "string" || !name.startsWith(chosenPrefix)) chosen.append(name, value);
    else for (const [control, text] of new URLSearchParams(value)) chosen.append(control, text);
  }
  return chosen;
}

/** Names of controls that people do not fill in. */
const hiddenNames = [revisionName, readValuesName, "intent", "act", "key"];
const isIdentifier = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Lists what someone typed into a form of which nobody has the record any more, without what was there before. */
export function changedTexts(entries: readonly (readonly [name: string, value: string])[]): string[] {
  const read = readValuesOf(Object.fromEntries(entries));
  const texts = entries
    // Browsers send a line break as two characters.
    .map(([name, value]) => [name, value.replaceAll("\r\n", "\n")] as const)
    .filter(([name, value]) => !hiddenNames.includes(name) && !isIdentifier(value) && value !== (read?.[name] ?? ""))
    .map(([, value]) => value.trim());
  return [...new Set(texts)].filter(Boolean);
}

/** The revision that a form was read at; a form without one was never read. */
export function revisionIn(form: FormData): number {
  const revision = String(form.get(revisionName));
  return /^\d+$/.test(revision) ? Number(revision) : -1;
}

function versionOf(field: RecordField, values: RecordValues): Version {
  // Browsers send a line break as two characters.
  const texts = controlsOf(field).map((name) => [name, (values[name] ?? "").replaceAll("\r\n", "\n").trim()]);
  const plain: RecordValues = Object.fromEntries(texts);
  return {
    text: field.show ? field.show(plain) : Object.values(plain).join(" ").trim(),
    // One radio button sends the texts of all controls of its field; an empty control sends nothing, like a checkbox.
    value: new URLSearchParams(texts.filter(([, text]) => text !== "") as [string, string][]).toString(),
  };
}

function controlsOf({ name, controls = [name] }: RecordField): readonly string[] {
  return controls;
}

/** The values that a form was read with; null if it does not say them. */
export function readValuesOf(typed: Refused["typed"]): RecordValues | null {
  try {
    const values: unknown = JSON.parse(typed[readValuesName] ?? "null");
    return typeof values === "object" ? (values as RecordValues | null) : null;
  } catch {
    return null;
  }
}
