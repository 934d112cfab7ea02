import { checkSender } from "#server/actions/sender.ts";
import { openTextRecords } from "#server/platform/mail/text-records.ts";
import { aContext } from "#test/context.ts";
import { startDns } from "#test/dns.ts";
import { theSettings } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

test("the domain of the sender says who sends for it, and the domain above what to do with others", async ({
  fund,
  onTestFinished,
}) => {
  const dns = await startDns({
    "mail.amandel.example": ["site=1", `v=spf1 ${"ip4:192.0.2.1 ".repeat(30)}-all`],
    "_dmarc.amandel.example": ["v=DMARC1; p=reject; sp=quarantine"],
  });
  onTestFinished(dns.stop);
  const lookUpTexts = openTextRecords([dns.address]);
  const check = (mailFrom: string) => checkSender(aContext(fund.db, { mailFrom, lookUpTexts }));

  expect(await check("Amandel <fonds@mail.amandel.example>")).toEqual({
    domain: "mail.amandel.example",
    spf: "named",
    dmarc: "stops",
  });
  expect(await check("fonds@other.example")).toEqual({ domain: "other.example", spf: "missing", dmarc: "missing" });
});

test("without an answer the domain stays unknown, and without an address there is nothing to look up", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const dns = await startDns({});
  await dns.stop();
  const lookUpTexts = openTextRecords([dns.address]);
  expect(await checkSender(aContext(fund.db, { lookUpTexts }))).toEqual({
    domain: "amandel.example",
    spf: "unknown",
    dmarc: "unknown",
  });
  expect(await checkSender(aContext(fund.db, { mailFrom: "nobody", lookUpTexts }))).toBeNull();
});
