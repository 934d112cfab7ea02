import { limits } from "#server/database/tables/limit.ts";
import { messages } from "#server/database/tables/message.ts";
import { threads } from "#server/database/tables/thread.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const mutation = `mutation Send(
  $topic: MessageTopic!, $name: String!, $email: String!, $text: String!, $language: Language!
  $trap: String, $seconds: Float
) {
  sendMessage(topic: $topic, name: $name, email: $email, text: $text, language: $language, trap: $trap, seconds: $seconds)
}`;

const written = {
  topic: "privacy",
  name: "Zoë Peeters",
  email: "zoe@peeters.example",
  text: "Wat bewaren jullie over mij?\n\nGroet",
  language: "fr",
  seconds: 40,
};

const send = async (fund: Fund, change: Record<string, unknown> = {}) => {
  const { data, errors } = await fund.ask(null, mutation, { ...written, ...change });
  return errors ? errors[0]?.extensions.problem : data;
};

test("stores the message of a visitor and mails it to the office, with the visitor as reply address", async ({
  fund,
}) => {
  await theSettings(fund.db);
  expect(await send(fund)).toEqual({ sendMessage: true });

  const { seconds: _seconds, ...storedMessage } = written;
  expect(await fund.db.select().from(messages)).toEqual([
    { id: expect.any(String), ...storedMessage, sentAt: fund.now },
  ]);
  const mail = (await arrivedMails(fund)).find(({ to }) => to === "fonds@amandel.example");
  expect(mail).toMatchObject({
    replyTo: ["zoe@peeters.example"],
    language: "nl",
    subject: "Bericht via de site: Mijn persoonsgegevens",
  });
  expect(mail?.text).toContain("> Wat bewaren jullie over mij?\n>\n> Groet");
  const [thread] = await fund.db.select().from(threads);
  expect(mail?.text).toContain(`https://samen.example/office/inbox?open=${thread?.id}`);
  expect(mail?.text).toContain("Naam: Zoë Peeters\nE-mail: zoe@peeters.example\nTaal: Frans");
});

test("confirms a message in the visitor's language, without any text that the visitor typed", async ({ fund }) => {
  await theSettings(fund.db);
  // Anyone can fill in the address of a stranger, so the mail must not contain the typed text.
  await send(fund, { name: "Casino winst", text: "Win nu op casino.example" });

  const mails = await arrivedMails(fund);
  expect(mails.map(({ to }) => to).sort()).toEqual(["fonds@amandel.example", "zoe@peeters.example"]);
  const mail = mails.find(({ to }) => to === "zoe@peeters.example");
  expect(mail).toMatchObject({ replyTo: [], language: "fr", subject: "Nous avons bien reçu votre message" });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain("Mes données personnelles");
    expect(part).not.toMatch(/casino/i);
  }
});

test("a fund without an email address stores the message and mails nobody", async ({ fund }) => {
  await theSettings(fund.db, { email: "" });
  expect(await send(fund)).toEqual({ sendMessage: true });
  expect(await fund.db.$count(messages)).toBe(1);
  expect(await arrivedMails(fund)).toEqual([]);
});

test("names each missing or too long field and stores nothing", async ({ fund }) => {
  await theSettings(fund.db);
  expect(await send(fund, { name: " \u0007 ", email: "zoe@peeters", text: "x".repeat(10_000) })).toEqual({
    code: "form.invalid",
    fields: [
      { field: "name", problem: { code: "rule.required" } },
      { field: "email", problem: { code: "rule.email" } },
      { field: "text", problem: { code: "rule.max.text", most: 4000 } },
    ],
  });
  expect(await fund.db.$count(messages)).toBe(0);
  expect(await arrivedMails(fund)).toEqual([]);
});

test("refuses a message that looks like a robot's with the reason, and stores or mails nothing", async ({ fund }) => {
  await theSettings(fund.db);
  expect(await send(fund, { trap: "x" })).toEqual({ code: "robot.hiddenField" });
  expect(await send(fund, { seconds: 0.4 })).toEqual({ code: "robot.tooFast" });
  expect(await send(fund, { text: "https://a.example ".repeat(4) })).toEqual({ code: "robot.tooManyLinks", most: 3 });
  expect(await fund.db.$count(messages)).toBe(0);
  expect(await arrivedMails(fund)).toEqual([]);
  expect(await send(fund, { seconds: null })).toEqual({ sendMessage: true });
});

test("no address can add a header or a second recipient to a mail", async ({ fund }) => {
  await theSettings(fund.db);
  const hostile = [
    "a@x.example\r\nBcc: all@y.example",
    "a@x.example, b@x.example",
    "A <a@x.example>",
    '"a"@x.example',
    "a@x.example\u0007",
  ];
  for (const email of hostile.slice(0, 4)) {
    expect(await send(fund, { email }), email).toMatchObject({ fields: [{ field: "email" }] });
  }
  // Invisible characters are removed and the rest is a valid address.
  expect(await send(fund, { email: hostile[4], name: "Jan\r\nBcc: all@y.example" })).toEqual({ sendMessage: true });
  const mails = await arrivedMails(fund);
  expect(mails.flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain("bcc");
  expect(mails.map(({ to }) => to).sort()).toEqual(["a@x.example", "fonds@amandel.example"]);
  expect(await fund.db.select({ name: messages.name, email: messages.email }).from(messages)).toEqual([
    { name: "Jan Bcc: all@y.example", email: "a@x.example" },
  ]);
});

test("markup arrives as text, without invisible characters", async ({ fund }) => {
  await theSettings(fund.db);
  const text = `<img src=x onerror=alert(1)> {topic} & "ha"\u0007\r\n🐝 — ${"x".repeat(200)}`;
  await send(fund, { name: "<b>Jan</b>", text });
  const [storedMessage] = await fund.db.select().from(messages);
  expect(storedMessage?.text).toBe(text.replace("\u0007\r", ""));
  const mail = (await arrivedMails(fund)).find(({ to }) => to === "fonds@amandel.example");
  expect(mail?.html).not.toMatch(/<(img|b)\b/);
  expect(mail?.html).toContain("&lt;b&gt;Jan&lt;/b&gt;");
  expect(mail?.text).toContain(`> <img src=x onerror=alert(1)> {topic} & "ha"\n> 🐝 —\n> ${"x".repeat(200)}`);
});

test("one address gets at most five confirmations an hour, and the limit stores no address", async ({ fund }) => {
  await theSettings(fund.db);
  for (let count = 0; count < 5; count++) expect(await send(fund)).toEqual({ sendMessage: true });
  expect(await send(fund, { email: "ZOE@peeters.example" })).toEqual({ code: "limit.tooMany", minutes: 60 });
  expect(await send(fund, { email: "other@peeters.example" })).toEqual({ sendMessage: true });
  for (const { key } of await fund.db.select().from(limits)) expect(key).not.toContain("peeters");

  fund.now = new Date(fund.now.getTime() + 60 * 60_000);
  expect(await send(fund)).toEqual({ sendMessage: true });
});

test("one network sends at most twenty messages an hour, with any addresses", async ({ fund }) => {
  await theSettings(fund.db);
  for (let count = 0; count < 20; count++) {
    expect(await send(fund, { email: `a${count}@x.example` })).toEqual({ sendMessage: true });
  }
  expect(await send(fund, { email: "a20@x.example" })).toEqual({ code: "limit.tooMany", minutes: 60 });
  expect(await fund.db.$count(messages)).toBe(20);
});
