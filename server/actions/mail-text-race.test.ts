import { expect, test } from "vitest";
import { writeMailText } from "#server/actions/mail-text-change.ts";
import { findMailText } from "#server/database/queries/mail-text.ts";
import { aBusyFund, outcomeOf } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("of many who write the first text of a mail at once, one wins and the others are told", async () => {
  const fund = await aBusyFund();
  const editor = loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });
  const write = (subject: string) =>
    writeMailText(fund.context(editor), {
      key: "dossier-late-access",
      revision: 0,
      values: { "subject.nl": subject, "body.nl": "Tot {until}." },
    });
  const subjects = ["Een", "Twee", "Drie", "Vier", "Vijf"];
  const outcomes = await Promise.all(subjects.map((subject) => outcomeOf(write(subject))));
  expect(outcomes.toSorted()).toEqual(["done", ...Array(4).fill("record.changed")]);
  const storedText = await findMailText(fund.db, "dossier-late-access");
  expect(storedText).toMatchObject({ revision: 1, subject: { nl: subjects[outcomes.indexOf("done")] } });
});
