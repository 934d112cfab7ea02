import type { GraphQLObjectType } from "graphql";
import { fundSchema } from "#server/api/fund/index.ts";
import type { Me } from "#server/context.ts";
import type { OfficeFund } from "#test/office-fund.ts";

/** The fields of a dossier in the API, without those that only say what the viewer can do. */
export const fieldNames = Object.keys((fundSchema.getType("OfficeDossier") as GraphQLObjectType).getFields()).filter(
  (name) => !["id", "levels", "acts"].includes(name),
);
export const leaves: Record<string, string> = {
  points: "points { id }",
  closedFor: "closedFor { id }",
  call: "call { id }",
  versions: "versions { version answers { field value } }",
  files: "files { id name }",
  messages: "messages { id text }",
  history: "history { toState reason }",
  notes: "notes { id text }",
  ofSameOrganisation: "ofSameOrganisation { number title }",
  otherReaders: "otherReaders { id }",
  readings: "readings { act by reason }",
  judgement: "judgement { mean rank reviews { name note } }",
  myReview: "myReview { note }",
  reviewProgress: "reviewProgress { finished reviewers }",
  reviewers: "reviewers { id }",
  decision: "decision { outcome reasons { text } letters { text draft } }",
  standingDecision: "standingDecision { outcome reasons { text } }",
  opinions: "opinions { member reason }",
};
const selection = fieldNames.map((name) => leaves[name] ?? name).join(" ");
/** The fields that a list can ask for: lists of lists cost too much. */
export const columns = fieldNames
  .filter((name) => name === "call" || !(name in leaves))
  .map((name) => leaves[name] ?? name)
  .join(" ");

export type DossierAnswer = Record<string, unknown>;

/** One dossier as the panel asks for it; null if the viewer sees nothing of it. */
export async function askForDossier({ site }: OfficeFund, me: Me, id: string): Promise<DossierAnswer | null> {
  const { data } = await site.ask(me, `query ($id: ID!) { officeDossier(id: $id) { ${selection} } }`, { id });
  return (data?.officeDossier as DossierAnswer | null | undefined) ?? null;
}

/** The rows of a list of dossiers, with these fields beside their ids, and how many it says that there are. */
export async function askForList({ site }: OfficeFund, me: Me, address: string, fields = columns) {
  const query = `query ($list: String!) { officeDossiers(list: $list) { total rows { id ${fields} } } }`;
  const { data } = await site.ask(me, query, { list: address });
  return (
    (data?.officeDossiers as { total: number; rows: DossierAnswer[] } | null | undefined) ?? { total: 0, rows: [] }
  );
}
