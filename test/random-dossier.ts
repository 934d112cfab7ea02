import fc from "fast-check";
import { type ProjectType, projectTypes } from "#domain/dossier.ts";
import { kindOf } from "#domain/dossier-answer.ts";
import { civilStates, type TextField, textFields } from "#domain/dossier-form.ts";
import { legalForms } from "#domain/legal-form.ts";
import { employmentStatuses } from "#domain/person.ts";
import { countries } from "#domain/region.ts";
import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { testLists } from "#test/fund-lists.ts";

/** A dossier as someone may type it: the text of its fields, and whether it has its files. */
export type TypedDossier = { type: ProjectType; hasFiles: boolean; answers: Partial<Record<TextField, string>> };

const repeated = (letter: string, ...lengths: number[]) => lengths.map((length) => letter.repeat(length));

// These lengths are around every maximum length of a field.
const lengths = repeated("é", 9, 10, 11, 79, 80, 81, 119, 120, 121, 149, 150, 151, 199, 200, 201);
const longer = [...repeated("é", 1999, 2000, 2001, 3999, 4000, 4001), ...repeated("👍", 2000, 2001)];
const odd = ["", " ", "0", "a", "x\u202ey", " twee\twoorden ", "eerste\r\n\r\ntweede", "\ud800", "<b>", "null", "•"];
const numbers = ["-1", "0", "1", "1,5", "007", "20", "21", "500", "501", "9999999999", "1e3", "١٢"];

/** Values at and beyond the limits of each kind of field, and in other notations that people use. */
const edgeCases: Record<ReturnType<typeof kindOf>, readonly string[]> = {
  line: [...odd, ...lengths],
  lines: [...odd, ...longer],
  choice: [
    ...odd,
    ...employmentStatuses,
    ...testLists.branches.map(({ code }) => code),
    ...testLists.departments.map(({ code }) => code),
    ...countries,
    ...legalForms,
    ...civilStates,
    ...projectTypes,
    " belgium ",
  ],
  country: [...odd, "BE", "NL", "be", "XX", "FR"],
  yesNo: [...odd, "yes", "no", " yes", "YES", "true"],
  day: [
    "",
    "2020-02-29",
    "2021-02-29",
    "31/04/2020",
    "1/1/2999",
    "3/mei/2019",
    "5/févr./2001",
    "//2020",
    "1//",
    "a/b/c",
    "0/0/0",
  ],
  amount: [
    ...odd,
    ...numbers,
    "1.000",
    "1,000",
    "1.000,5",
    "9.400",
    "7 999,99",
    "8000",
    "8.000,01",
    "15000",
    "15000,01",
    "€ 12",
    "10000000",
    "10.000.000,01",
    "1,234",
  ],
  count: [...odd, ...numbers],
  email: [...odd, "a@b.be", "a@b", "a b@c.be", "é@ü.example", `${"x".repeat(65)}@a.be`, " a@b.be "],
  phone: [
    ...odd,
    "+32 470 12 34 56",
    "0470123456",
    "056/12.34.56",
    "020 123 4567",
    "+31612345678",
    "0470 12",
    "112",
    "+33 1 23 45 67 89",
  ],
  url: [...odd, "wilgentuin.example", "http://a.be", "https://a.be/x?y#z", "ftp://a.be", "javascript:alert(1)", "a"],
  members: ["", "a", "00000000-0000-4000-8000-000000000001 00000000-0000-4000-8000-000000000002"],
  files: [],
};

/** Values for lines that take a number of some kind. */
const ownEdgeCases: Partial<Record<TextField, readonly string[]>> = {
  employee_id: ["00412345", "0041-2345", "412345", "004123456", "0041234a"],
  postal_code: ["9000", "B-9000", "1234 AB", "1234ab", "999", "10000", "0123"],
  headquarter_postal_code: ["8550", "1012 NX", "1234", "99999", "NL-1012NX"],
  national_number: ["0000.000.196", "BE 0000.000.196", "0000000197", "123456782", "NL123456782B01", "12345678", "0"],
  responsible_national_register_number: [
    "85.07.30-997.34",
    "85073099733",
    "123456782",
    "111222333",
    "1",
    "••••",
    "00000000000",
  ],
  iban_code: [
    "BE71 0961 2345 6769",
    "be68539007547034",
    "BE68539007547035",
    "NL91ABNA0417164300",
    "FR1420041010050500013M02606",
    "DE89370400440532013000",
    "BE68",
  ],
  bic_code: ["KREDBEBB", "kred be bb", "ABNANL2A", "PSSTFRPPPAR", "DEUTDEFF", "KREDXX", "BNPAFRPP"],
};

const anyValue = (field: TextField): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...edgeCases[kindOf(field)], ...(ownEdgeCases[field] ?? [])) },
    // The API refuses a NUL before it checks any rule.
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.replaceAll("\0", "")) },
  );

/** Valid dossiers, for each employment status and each answer that brings up more questions. */
const right: fc.Arbitrary<TypedDossier> = fc
  .record({
    type: fc.constantFrom(...projectTypes),
    status: fc.constantFrom(...employmentStatuses),
    yes: fc.boolean(),
    hasFiles: fc.boolean(),
  })
  .map(({ type, status, yes, hasFiles }) => ({
    type,
    hasFiles,
    answers: {
      ...(type === "internal" ? internalAnswers : externalAnswers),
      project_type: type,
      firstname: "Anna",
      lastname: "Peeters",
      employee_id: "00412345",
      employment_status: status,
      branch: "gent",
      department: "finance",
      last_employer: "Amandel Gent",
      retirement_date: "1/7/2021",
      confidential: "yes",
      active_in_organisation: yes ? "yes" : "no",
      tried_other_options: yes ? "yes" : "no",
      other_options: "Een lening.",
      what_is_your_position: "Bestuurslid",
      since_when_active: "1/3/2019",
      which_tasks: "De boekhouding",
    },
  }));

const changed = (least: number, most: number): fc.Arbitrary<TypedDossier> =>
  fc.tuple(right, fc.subarray([...textFields], { minLength: least, maxLength: most })).chain(([dossier, fields]) =>
    fc.record(Object.fromEntries(fields.map((field) => [field, anyValue(field)]))).map((changes) => ({
      ...dossier,
      answers: { ...dossier.answers, ...changes },
    })),
  );

/** Dossiers of all kinds: some are valid, most have a mistake or two, and some are wrong everywhere. */
export function randomDossiers(count: number, seed: number): TypedDossier[] {
  const some = fc.oneof(
    { weight: 1, arbitrary: right },
    { weight: 4, arbitrary: changed(1, 3) },
    { weight: 2, arbitrary: changed(10, textFields.length) },
  );
  return fc.sample(some, { seed, numRuns: count });
}
