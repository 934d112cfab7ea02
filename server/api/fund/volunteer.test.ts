import { volunteers } from "#server/database/tables/volunteer.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { anOffer, anOrganisation, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const mutation = `mutation Help(
  $offer: String!, $name: String!, $email: String!, $phone: String, $text: String, $language: Language!
  $trap: String, $seconds: Float
) {
  offerHelp(
    offer: $offer, name: $name, email: $email, phone: $phone, text: $text, language: $language, trap: $trap, seconds: $seconds
  )
}`;

const volunteer = {
  name: "Mieke Claes",
  email: "mieke@claes.example",
  phone: "0470 12 34 56",
  text: "Ik breng mijn zus mee.",
  language: "en",
};

const help = async (fund: Fund, offer: string, change: Record<string, unknown> = {}) => {
  const { data, errors } = await fund.ask(null, mutation, { ...volunteer, offer, ...change });
  return errors ? errors[0]?.extensions.problem : data;
};

const onFriday = {
  moment: null,
  startsAt: new Date("2026-11-20T17:00:00Z"),
  endsAt: new Date("2026-11-20T20:00:00Z"),
};

async function aSoupKitchen(fund: Fund, email: string | null = "info@keukentafel.example") {
  await theSettings(fund.db);
  const organisation = await anOrganisation(fund.db, { name: "Keukentafel vzw", email });
  return anOffer(fund.db, { slug: "soep", organisationId: organisation.id, languages: ["fr", "nl"], ...onFriday });
}

const mailTo = async (fund: Fund) => new Map((await arrivedMails(fund)).map((mail) => [mail.to, mail]));

test("stores a volunteer with the offer", async ({ fund }) => {
  const offer = await aSoupKitchen(fund);
  expect(await help(fund, "soep")).toEqual({ offerHelp: true });
  expect(await fund.db.select().from(volunteers)).toEqual([
    { id: expect.any(String), offerId: offer.id, ...volunteer, offeredAt: fund.now },
  ]);
});

test("mails the volunteer's details to the organisation in its language, with the volunteer as reply address", async ({
  fund,
}) => {
  await aSoupKitchen(fund);
  await help(fund, "soep");
  const mail = (await mailTo(fund)).get("info@keukentafel.example");
  expect(mail).toMatchObject({
    replyTo: ["mieke@claes.example"],
    language: "fr",
    subject: "Quelqu’un veut aider\u00a0: Faire la soupe",
  });
  for (const detail of ["Mieke Claes", "mieke@claes.example", "0470 12 34 56", "> Ik breng mijn zus mee.", "anglais"]) {
    expect(mail?.text).toContain(detail);
  }
  expect(mail?.text).toContain("https://samen.example/fr/volunteer/soep#help");
});

test("tells the office that someone wants to help, but not who", async ({ fund }) => {
  await aSoupKitchen(fund);
  await help(fund, "soep");
  const mail = (await mailTo(fund)).get("fonds@amandel.example");
  expect(mail).toMatchObject({ replyTo: [], language: "nl", subject: "Iemand wil helpen: Soep koken" });
  expect(mail?.text).toContain("Keukentafel vzw");
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/mieke|claes|0470|zus/i);
});

test("mails the volunteer the next steps with a calendar link, without any text they typed", async ({ fund }) => {
  await aSoupKitchen(fund);
  await help(fund, "soep", { name: "Casino", text: "casino" });
  const mails = await mailTo(fund);
  expect([...mails.keys()].sort()).toEqual(["fonds@amandel.example", "info@keukentafel.example", volunteer.email]);
  const mail = mails.get(volunteer.email);
  expect(mail).toMatchObject({ replyTo: [], language: "en", subject: "Good to have you: Cook soup" });
  expect(mail?.text).toMatch(/Friday,? 20 November 2026, 18:00–21:00/);
  expect(mail?.text).toContain("https://samen.example/en/volunteer/soep.ics");
  for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/casino|0470/i);
});

test("mails the details to the office when the organisation has no email address", async ({ fund }) => {
  await aSoupKitchen(fund, null);
  await help(fund, "soep", { phone: null, text: null });
  const mails = await mailTo(fund);
  expect([...mails.keys()].sort()).toEqual(["fonds@amandel.example", volunteer.email]);
  const mail = mails.get("fonds@amandel.example");
  expect(mail?.replyTo).toEqual([volunteer.email]);
  expect(mail?.text?.replaceAll(/\s+/g, " ")).toContain("geen e-mailadres van die organisatie: geef je dit door?");
  expect(mail?.text).toContain("Naam: Mieke Claes\nE-mail: mieke@claes.example\nTaal: Engels");
  expect(await fund.db.select().from(volunteers)).toMatchObject([{ phone: null, text: "" }]);
});

test("a fund without an email address mails only the organisation and the volunteer", async ({ fund }) => {
  const organisation = await anOrganisation(fund.db, { email: "info@keukentafel.example" });
  await anOffer(fund.db, { slug: "soep", organisationId: organisation.id });
  expect(await help(fund, "soep")).toEqual({ offerHelp: true });
  expect([...(await mailTo(fund)).keys()].sort()).toEqual(["info@keukentafel.example", volunteer.email]);
});

test("the mail about a recurring offer has its moment in words and a link to the page", async ({ fund }) => {
  await theSettings(fund.db);
  await anOffer(fund.db, { slug: "soep" });
  await help(fund, "soep");
  const mail = (await mailTo(fund)).get(volunteer.email);
  expect(mail?.text).toContain("When: every Tuesday");
  expect(mail?.text).toContain("https://samen.example/en/volunteer/soep#help");
  expect(mail?.text).not.toContain(".ics");
});

test("refuses help for an offer that is over or does not exist", async ({ fund }) => {
  await aSoupKitchen(fund);
  fund.now = new Date("2026-11-20T19:59:59Z");
  expect(await help(fund, "soep")).toEqual({ offerHelp: true });
  fund.now = new Date("2026-11-20T20:00:01Z");
  for (const slug of ["soep", "nowhere", "\u0007", "' or 1=1"]) {
    expect(await help(fund, slug), slug).toEqual({ code: "offer.over" });
  }
  expect(await fund.db.$count(volunteers)).toBe(1);
});

test("names each wrong field; phone and text are optional", async ({ fund }) => {
  await aSoupKitchen(fund);
  const wrong = { name: "", email: "x", phone: "no", text: "x".repeat(2001) };
  expect(await help(fund, "soep", wrong)).toEqual({
    code: "form.invalid",
    fields: [
      { field: "name", problem: { code: "rule.required" } },
      { field: "email", problem: { code: "rule.email" } },
      { field: "phone", problem: { code: "rule.phone", example: "0470 12 34 56" } },
      { field: "text", problem: { code: "rule.max.text", most: 2000 } },
    ],
  });
  expect(await fund.db.$count(volunteers)).toBe(0);
  expect(await help(fund, "soep", { phone: "", text: "" })).toEqual({ offerHelp: true });
});

test("stops robots and too many requests as on the contact form, but counts them separately", async ({ fund }) => {
  await aSoupKitchen(fund);
  expect(await help(fund, "soep", { trap: "x" })).toEqual({ code: "robot.hiddenField" });
  expect(await help(fund, "soep", { seconds: 1 })).toEqual({ code: "robot.tooFast" });
  for (let count = 0; count < 5; count++) expect(await help(fund, "soep")).toEqual({ offerHelp: true });
  expect(await help(fund, "soep")).toMatchObject({ code: "limit.tooMany" });
});

test("shows the email address of an organisation to nobody", async ({ fund }) => {
  await aSoupKitchen(fund);
  const { errors } = await fund.ask(null, `{ offer(slug: "soep") { organisation { name email } } }`);
  expect(errors?.[0]?.message).toMatch(/Cannot query field "email"/);
  await help(fund, "soep");
  const mails = await mailTo(fund);
  for (const reader of ["fonds@amandel.example", volunteer.email]) {
    expect(mails.get(reader)?.html, reader).not.toContain("info@keukentafel.example");
  }
});
