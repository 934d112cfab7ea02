import { randomBytes } from "node:crypto";
import { kindOf } from "#domain/dossier-answer.ts";
import { isFinancialField, type TextField, textFields } from "#domain/dossier-form.ts";
import { externalAnswers, internalAnswers } from "#test/dossiers.ts";
import { aPng } from "#test/sample-file.ts";
import { type SiteClient, uploadTo } from "#test/site-client.ts";

// Dossiers in which every word is recognisable; they go through everything that can happen, as browsers do it.

/** A word that nobody ever wrote, short enough for a house number. */
export const newMark = () => `zq${randomBytes(4).toString("hex")}`;

/** Figures that appear only in these dossiers, in every notation. */
export const figures = [
  "BE71096123456769",
  "BE71 0961 2345 6769",
  "0470 98 76 54",
  "470987654",
  "918273,64",
  "918273.64",
  "918.273,64",
  "7654,32",
  "7654.32",
  "7.654,32",
  "85073099734",
];

const numbers: Partial<Record<TextField, string>> = {
  phone: "0470 98 76 54",
  responsible_phone: "0470 98 76 54",
  iban_code: "BE71 0961 2345 6769",
  bic_code: "",
  implementation_cost: "918273,64",
  financial_support: "7654,32",
  responsible_national_register_number: "85.07.30-997.34",
  active_in_organisation: "yes",
  since_when_active: "2019-05-01",
  tried_other_options: "yes",
  confidential: "yes",
};

type MarkedAnswers = { answers: Record<string, string>; marks: string[] };

/** Answers for these fields: a new mark wherever any text is allowed. */
function marked(fields: readonly TextField[], usual: Partial<Record<TextField, string>>): MarkedAnswers {
  const marks: string[] = [];
  const write = (field: TextField): string => {
    const kind = kindOf(field);
    const usualAnswer = numbers[field] ?? usual[field];
    const isFree = /^(?:lines?|email|url)$/.test(kind) && numbers[field] === undefined && !fixed.includes(field);
    if (!isFree) return usualAnswer ?? "";
    const mark = newMark();
    marks.push(mark);
    if (kind === "email") return `${mark}@${mark}.example`;
    return kind === "url" ? `https://${mark}.example/` : mark;
  };
  const answers = Object.fromEntries(fields.map((field) => [field, write(field)] as const));
  return { answers: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== "")), marks };
}

// These lines only take a number of some kind; a browser does not change the last two.
const fixed: readonly TextField[] = [
  "postal_code",
  "headquarter_postal_code",
  "national_number",
  "employee_id",
  "email",
  "last_employer",
];

const asList = (answers: Record<string, string>) => Object.entries(answers).map(([field, value]) => ({ field, value }));
const begin = "mutation ($type: ProjectType!) { beginDossier(type: $type) { id } }";
const save =
  "mutation ($id: ID!, $answers: [DossierAnswerInput!]!) { saveDossier(id: $id, basedOn: 99, answers: $answers) { revision } }";
const send = "mutation ($id: ID!) { sendDossier(id: $id) { number } }";
const act = (call: string, types = "") => `mutation ($id: ID!${types}) { ${call} }`;

/** A dossier after its journey, and how to recognise it. */
export type MarkedDossier = { id: string; number: string; marks: string[]; files: string[] };

type Office = {
  coordinator: SiteClient;
  committee: SiteClient;
  /** Does something after the time to submit, when the coordinator gives projects to the committee. */
  afterDeadline(act: () => Promise<unknown>): Promise<void>;
};

const ofInternal = textFields.filter(
  (field) => field in internalAnswers || field === "other_options" || field === "answer_needed_by",
);
const ofExternal = textFields.filter((field) => !ofInternal.includes(field) || field in externalAnswers);

/** A request for help that was sent, discussed, completed, sent again and withdrawn. */
export async function aMarkedRequest(
  applicant: SiteClient,
  { committee }: Pick<Office, "committee">,
): Promise<MarkedDossier> {
  const { beginDossier } = await applicant.ask<{ beginDossier: { id: string } }>(begin, { type: "internal" });
  const { id } = beginDossier;
  const first = marked([...ofInternal, "firstname", "lastname"], internalAnswers);
  const marks = [...first.marks];
  const files: string[] = [];
  const addMark = () => {
    const mark = newMark();
    marks.push(mark);
    return mark;
  };
  const add = async () =>
    files.push(await uploadTo(applicant, { dossier: id, field: "attachments" }, aMarkedFile(addMark)));
  await applicant.ask(save, { id, answers: asList(first.answers) });
  await add();
  const { sendDossier } = await applicant.ask<{ sendDossier: { number: string } }>(send, { id });
  await applicant.ask(act("writeToOffice(id: $id, text: $text)", ", $text: String!"), { id, text: addMark() });
  // The first answer is about the branch and the department, the second about the name.
  for (const isNameShown of [false, true])
    await committee.ask(act(`declareConflict(id: $id, answer: none, isNameShown: ${isNameShown})`), { id });
  await committee.ask(act("writeToApplicant(id: $id, text: $text)", ", $text: String!"), { id, text: addMark() });
  await applicant.ask(act("readMessages(id: $id)"), { id });
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const completion = act(
    "askForCompletion(id: $id, reason: $reason, until: $until)",
    ", $reason: String!, $until: Instant!",
  );
  await committee.ask(completion, { id, reason: addMark(), until });
  const second = marked(["troubles", "other_options"], internalAnswers);
  marks.push(...second.marks);
  await applicant.ask(save, { id, answers: asList(second.answers) });
  await applicant.ask(act("removeFile(id: $id)"), { id: files[0] });
  await add();
  await applicant.ask(send, { id });
  await applicant.ask(act("withdrawDossier(id: $id, reason: $reason) { state }", ", $reason: String"), {
    id,
    reason: addMark(),
  });
  return { id, number: sendDossier.number, marks, files };
}

/** A confidential project that is with the committee after its organisation filled in its part; marks by author. */
export async function aMarkedProject(
  applicant: SiteClient,
  organisation: SiteClient,
  { coordinator, afterDeadline }: Office,
) {
  const { beginDossier } = await applicant.ask<{ beginDossier: { id: string } }>(begin, { type: "external" });
  const { id } = beginDossier;
  const own = marked(
    ofExternal.filter((field) => !isFinancialField(field)),
    externalAnswers,
  );
  await applicant.ask(save, { id, answers: asList(own.answers) });
  const handing = act("handOverFinancial(id: $id, email: $email, language: fr)", ", $email: String!");
  const email = "penningmeester@organisatie.example";
  const { handOverFinancial: token } = await applicant.ask<{ handOverFinancial: string }>(handing, { id, email });

  const theirs = marked(ofExternal.filter(isFinancialField), externalAnswers);
  const fill =
    "mutation ($token: String!, $answers: [DossierAnswerInput!]!) { fillHandOver(token: $token, basedOn: 99, answers: $answers) { revision } }";
  await organisation.ask(fill, { token, answers: asList(theirs.answers) });
  const files: string[] = [];
  const addMark = () => {
    const mark = newMark();
    theirs.marks.push(mark);
    return mark;
  };
  for (const field of ["project_files_articles", "project_files_involvement"])
    files.push(await uploadTo(organisation, { hand_over: token, field }, aMarkedFile(addMark)));
  await organisation.ask("mutation ($token: String!) { finishHandOver(token: $token) }", { token });
  const { sendDossier } = await applicant.ask<{ sendDossier: { number: string } }>(send, { id });
  await afterDeadline(() => coordinator.ask(act("giveToCommittee(id: $id)"), { id }));
  const dossier: MarkedDossier = { id, number: sendDossier.number, marks: own.marks, files };
  return { dossier, theirs: theirs.marks, token, organisationName: own.answers.name_organisation ?? "" };
}

/** A request for help that was never sent. */
export async function aMarkedDraft(applicant: SiteClient): Promise<MarkedDossier> {
  const { beginDossier } = await applicant.ask<{ beginDossier: { id: string } }>(begin, { type: "internal" });
  const { answers, marks } = marked(ofInternal, internalAnswers);
  await applicant.ask(save, { id: beginDossier.id, answers: asList(answers) });
  return { id: beginDossier.id, number: "", marks, files: [] };
}

/** A picture with a mark in its name and another in its bytes. */
const aMarkedFile = (addMark: () => string) => ({ filename: `${addMark()}.png`, content: aPng(4, 3, addMark()) });
