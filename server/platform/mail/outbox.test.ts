import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";
import { openOutbox } from "#server/platform/mail/outbox.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "samen-outbox-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sender = { chosen: null, siteHost: "samen.example" };

const aMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "0b8c6a56-5f0e-4f0c-9d0e-6a1f3c2b1a00",
  queuedAt: new Date("2026-11-14T12:00:00.123Z"),
  language: "fr",
  from: { name: "Fonds social Amandel", address: "fonds@amandel.example" },
  to: "zoe.peeters@amandel.example",
  subject: "Votre code est arrivé",
  text: "Bonjour Zoë",
  html: '<p lang="fr">Bonjour Zoë</p>',
  ...change,
});

const list = async () => (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
const parse = async (name: string) => PostalMime.parse(await readFile(join(folder, name)));

test("each mail is a file that mail programs read", async () => {
  await openOutbox(folder, sender).send(aMail());
  const [name = ""] = await list();
  expect(await parse(name)).toMatchObject({
    messageId: "<0b8c6a56-5f0e-4f0c-9d0e-6a1f3c2b1a00@amandel.example>",
    date: "2026-11-14T12:00:00.000Z",
    from: { name: "Fonds social Amandel", address: "fonds@amandel.example" },
    to: [{ name: "", address: "zoe.peeters@amandel.example" }],
    subject: "Votre code est arrivé",
    text: "Bonjour Zoë\n",
    html: '<p lang="fr">Bonjour Zoë</p>\n',
    headers: expect.arrayContaining([expect.objectContaining({ key: "content-language", value: "fr" })]),
  });
});

test("the file's name sorts by time and names no one", async () => {
  const outbox = openOutbox(folder, sender);
  await outbox.send(aMail({ id: "a", queuedAt: new Date("2026-11-14T12:00:00Z") }));
  await outbox.send(aMail({ id: "b", queuedAt: new Date("2026-02-03T12:00:00Z") }));
  expect(await list()).toEqual(["20260203T120000000Z-b.eml", "20261114T120000000Z-a.eml"]);
});

test("only the site's own user may read a mail", async () => {
  const outbox = join(folder, "outbox");
  await openOutbox(outbox, sender).send(aMail());
  const [name = ""] = await readdir(outbox);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
});

test("a mail that is sent again replaces itself", async () => {
  const outbox = openOutbox(folder, sender);
  await outbox.send(aMail());
  await outbox.send(aMail());
  expect(await readdir(folder)).toHaveLength(1);
});

test("whoever looks while mails are written sees whole ones only", async () => {
  const outbox = openOutbox(folder, sender);
  // Large enough to take more than one write.
  const html = `<p>${"Bonjour Zoë ".repeat(50_000)}</p>`;
  let sending = true;
  const sent = Promise.all(
    Array.from({ length: 12 }, (_, count) => outbox.send(aMail({ id: `${count}`, html }))),
  ).finally(() => {
    sending = false;
  });
  const seen = new Set<string>();
  do {
    for (const name of (await list()).filter((one) => !seen.has(one))) {
      seen.add(name);
      // Compared by length: a difference would be printed, all of it.
      expect((await parse(name)).html?.trimEnd()).toHaveLength(html.length);
    }
  } while (sending || seen.size < (await list()).length);
  await sent;
  expect(seen.size).toBe(12);
  expect(await readdir(folder)).toHaveLength(12);
});
