import { expect, test } from "vitest";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";
import { toMessage } from "#server/platform/mail/message.ts";

const fund = { name: "Amandel Sociaal Fonds", address: "fonds@amandel.example" };
const mail: OutgoingMail = {
  id: "7",
  queuedAt: new Date("2026-11-14T12:00:00Z"),
  language: "nl",
  from: fund,
  to: "anna@amandel.example",
  subject: "Dag",
  text: "Dag",
  html: "<p>Dag</p>",
};
const siteHost = "samen.example";

test("sends a mail from the fund", () => {
  const { from, replyTo, messageId } = toMessage(mail, { chosen: null, siteHost });
  expect({ from, replyTo, messageId }).toEqual({ from: fund, replyTo: undefined, messageId: "<7@amandel.example>" });
});

test("attaches a file under its own name, or no file at all", () => {
  const attachments = [{ name: "dossier-2026-KXWBD.pdf", type: "application/pdf", bytes: Buffer.from("%PDF") }];
  expect(toMessage({ ...mail, attachments }, { chosen: null, siteHost }).attachments).toEqual([
    { filename: "dossier-2026-KXWBD.pdf", contentType: "application/pdf", content: Buffer.from("%PDF") },
  ]);
  expect(toMessage(mail, { chosen: null, siteHost })).not.toHaveProperty("attachments");
});

test("sends from the operator's address, with replies to the fund", () => {
  const { from, replyTo } = toMessage(mail, { chosen: "noreply@mail.example", siteHost });
  expect(from).toEqual({ name: "Amandel Sociaal Fonds", address: "noreply@mail.example" });
  expect(replyTo).toEqual(fund);
});

test("the operator may also choose a name", () => {
  const { from } = toMessage(mail, { chosen: '"Sociaal Fonds" <noreply@mail.example>', siteHost });
  expect(from).toEqual({ name: "Sociaal Fonds", address: "noreply@mail.example" });
});

test("a fund without an address sends from the site's own address", () => {
  const { from, replyTo } = toMessage({ ...mail, from: { ...fund, address: "" } }, { chosen: null, siteHost });
  expect({ from, replyTo }).toEqual({
    from: { name: "Amandel Sociaal Fonds", address: "samen@samen.example" },
    replyTo: undefined,
  });
});

test("replies go to the author of a message, with any sender address", () => {
  const forwarded = { ...mail, replyTo: "zoe@peeters.example" };
  for (const chosen of [null, "noreply@mail.example"]) {
    expect(toMessage(forwarded, { chosen, siteHost }).replyTo).toEqual({ name: "", address: "zoe@peeters.example" });
  }
});
