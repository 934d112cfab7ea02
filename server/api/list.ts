import { itemCodes } from "#domain/fund-list.ts";
import { type ListQuestion, type ListRemark, readList } from "#domain/list.ts";
import { type ListName, lists } from "#domain/office-list.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { listCalls } from "#server/database/queries/call.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { type ListPage, type ListSource, readListPage } from "#server/database/queries/list.ts";

/** A page of a list, with the parts of the address that were left out. */
export type AnsweredList<Row> = ListPage<Row> & { remarks: ListRemark[] };

/** Reads what an address of a list asks for, with the values that the fund's own lists have now. */
export async function readListAddress(
  db: Database,
  name: ListName,
  address: string,
): Promise<{ question: ListQuestion; remarks: ListRemark[] }> {
  const { branches, departments, themes } = await getFundLists(db);
  const calls = name === "dossiers" || name === "projects" ? (await listCalls(db)).map(({ slug }) => slug) : [];
  const knownValues = {
    branches: itemCodes(branches),
    departments: itemCodes(departments),
    themes: itemCodes(themes),
    calls,
  };
  return readList(lists[name], new URLSearchParams(address), knownValues);
}

/**
 * Answers an address of a list with one page of rows. Its cursors are sealed: they have the keys of a row, which may be
 * more than the viewer reads of it.
 */
export async function answerList<Row>(
  { db, secret }: Pick<Context, "db" | "secret">,
  name: ListName,
  source: ListSource<Row>,
  address: string,
): Promise<AnsweredList<Row>> {
  const { question, remarks } = await readListAddress(db, name, address);
  const place = `list.${name}`;
  const sealed = (cursor: string | null) => cursor && secret.seal(place, cursor);
  const unseal = (cursor: string | null) => cursor && openCursor(secret, place, cursor);
  const pageQuestion = { ...question, after: unseal(question.after), before: unseal(question.before) };
  const page = await readListPage(db, source, pageQuestion);
  return {
    ...page,
    next: sealed(page.next),
    previous: sealed(page.previous),
    remarks: page.isUnknownPage ? [...remarks, { kind: "page", name: "" }] : remarks,
  };
}

const unknownCursor = "unknown";

/** Opens a sealed cursor; one that we did not seal is no page of the list. */
function openCursor(secret: Context["secret"], place: string, cursor: string): string {
  try {
    return secret.open(place, cursor);
  } catch {
    return unknownCursor;
  }
}
