import { watch } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import type { OutgoingMail } from "#server/platform/mail/mail.ts";
import { openOutbox, readOutbox } from "#server/platform/mail/outbox.ts";

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

test("writes each mail as a file that mail programs can read", async () => {
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

test("the name of a file sorts by time and contains no personal data", async () => {
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

test("sending a mail again replaces its file", async () => {
  const outbox = openOutbox(folder, sender);
  await outbox.send(aMail());
  await outbox.send(aMail());
  expect(await readdir(folder)).toHaveLength(1);
});

test("readers never see a half-written mail", async () => {
  const events: [event: string, name: string][] = [];
  const watcher = watch(folder, (event, name) => events.push([event, name ?? ""]));
  onTestFinished(() => watcher.close());
  await openOutbox(folder, sender).send(aMail());
  const [name = ""] = await list();
  await expect.poll(() => events.filter(([, seen]) => seen === name)).not.toEqual([]);
  // The file gets its name by a rename; writing to it would cause a change event.
  expect(events.filter(([event, seen]) => event === "change" && seen === name)).toEqual([]);
  expect(events.filter(([event]) => event === "change")).not.toEqual([]);
  expect(await readdir(folder)).toEqual([name]);
});

test("reads the newest mails first and ignores other files", async () => {
  const outbox = openOutbox(folder, sender);
  for (const day of [2, 1, 3]) {
    const sentAt = new Date(`2026-11-0${day}T12:00:00Z`);
    await outbox.send(aMail({ id: `id-${day}`, queuedAt: sentAt, to: `day${day}@amandel.example` }));
  }
  await writeFile(join(folder, ".20261104T120000000Z-id-4.eml.unfinished"), "Subject: half");
  await writeFile(join(folder, "notes.txt"), "");
  expect((await readOutbox(folder, 10)).map(({ id }) => id)).toEqual(["id-3", "id-2", "id-1"]);
  expect(await readOutbox(folder, 1)).toEqual([
    {
      id: "id-3",
      to: "day3@amandel.example",
      from: "Fonds social Amandel",
      subject: "Votre code est arrivé",
      at: new Date("2026-11-03T12:00:00Z"),
      html: '<p lang="fr">Bonjour Zoë</p>\n',
      text: "Bonjour Zoë\n",
    },
  ]);
  expect(await readOutbox(join(folder, "nowhere"), 10)).toEqual([]);
});
