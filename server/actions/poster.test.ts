import { buffer } from "node:stream/consumers";
import { printVotePosters } from "#server/actions/poster.ts";
import { aCall, theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { testChoices } from "#test/fund-lists.ts";
import { lookInto, readPages, readTags, scanPage } from "#test/pdf.ts";

test("a poster explains in three languages when and how to vote, and who does not see the choice", async ({ fund }) => {
  await theSettings(fund.db, { address: "Havenlaan 12, 1000 Brussel" });
  const call = await aCall(fund.db);
  const { count, pdf } = await printVotePosters(fund.context(null), { call, branch: "gent" });
  const file = await buffer(pdf);
  expect(count).toBe(1);
  const [page = "", ...others] = readPages(file).map((pageText) => pageText.replace(/\s+/g, " "));
  expect(others).toEqual([]);
  for (const words of [
    "Gent · Gand · Ghent",
    "Eén stem,",
    "Une voix, un projet",
    "One vote, one project",
    "1 november 2026",
    "30 november 2026",
    "1er novembre 2026",
    "30 novembre 2026",
    "1 November 2026",
    "30 November 2026",
    "Geen mailbox?",
    "Pas de boîte mail ?",
    "No mailbox?",
    "Je baas en collega’s zien niet wat",
    "Ni votre chef ni vos collègues ne",
    "Your boss and colleagues cannot",
    "samen.example/vote",
    "Havenlaan 12",
  ])
    expect(page.replaceAll("\u00a0", " "), words).toContain(words);
  expect(scanPage(file, 1)).toBe("https://samen.example/vote");
  expect(lookInto("pdfinfo", file)).toMatch(/Tagged: +yes/);
  expect(readTags(file).filter(({ tag }) => /^(H1|H2|Figure|LI)$/.test(tag))).toHaveLength(1 + 3 + 1 + 12);
});

test("the poster of a fund with two languages has two columns", async ({ fund }) => {
  await theSettings(fund.db, { languages: ["nl", "fr"] });
  const call = await aCall(fund.db);
  const { pdf } = await printVotePosters(fund.context(null), { call, branch: "gent" });
  const file = await buffer(pdf);
  const [page = "", ...others] = readPages(file).map((pageText) => pageText.replace(/\s+/g, " "));
  expect(others).toEqual([]);
  expect(page).toContain("Gent · Gand");
  expect(page).toContain("Une voix, un projet");
  expect(page).not.toMatch(/Ghent|One vote|mailbox\?.*No/);
  expect(readTags(file).filter(({ tag }) => /^(H1|H2|Figure|LI)$/.test(tag))).toHaveLength(1 + 2 + 1 + 8);
});

test("without a branch there is a poster for each branch, and none for a call without a vote", async ({ fund }) => {
  const call = await aCall(fund.db);
  const { count, pdf } = await printVotePosters(fund.context(null), { call, branch: null });
  expect(count).toBe(testChoices.workplaces.length);
  expect(readPages(await buffer(pdf))).toHaveLength(count);
  const voteless = { call: { votingOpens: null, votingCloses: null }, branch: null };
  await expect(printVotePosters(fund.context(null), voteless)).rejects.toThrow("vote.none");
});
