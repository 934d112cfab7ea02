import { expect, test } from "vitest";
import { longestDraft } from "#domain/dossier-draft.ts";
import type { Problem } from "#domain/problem.ts";
import { createDraftPage, settle } from "#test/draft-page.ts";
import type { SavedDraft, SaveResult } from "#web/components/save-queue.ts";

const saved = (revision: number, conflicts: SavedDraft["conflicts"] = []): SaveResult => ({
  savedDraft: { revision, changedAt: "2026-03-02T09:00:00Z", conflicts },
  problem: null,
});
const refused = (code: "offline" | "unexpected" | "login.required" | "dossier.closed"): SaveResult => ({
  savedDraft: null,
  problem: { code } as Problem,
});

test("sends an answer 800 ms after the last key", async () => {
  const { clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  await clock.advance(0);
  type("title", "Be");
  await clock.advance(799);
  type("title", "Bees");
  await clock.advance(799);
  expect(saves).toEqual([]);

  await clock.advance(1);
  expect(saves).toMatchObject([{ basedOn: 1, changes: { title: "Bees" }, isLeaving: false }]);
  expect(store.get().saveState).toBe("saving");

  await lastSave().reply(saved(2));
  expect(store.get()).toMatchObject({ saveState: "saved", savedAt: new Date("2026-03-02T09:00:00Z") });
  expect(clock.countTimers()).toBe(0);
});

test("sends text from before the scripts ran as soon as the form opens", async () => {
  const { clock, saves, openForm } = createDraftPage();
  openForm({ title: "" }, { readAnswers: () => ({ title: "Bees" }) });
  await clock.advance(0);
  expect(saves).toMatchObject([{ changes: { title: "Bees" } }]);
});

test("sends an answer that changes during a save afterwards, based on that save", async () => {
  const { clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  type("title", "Bees");
  await clock.advance(800);
  type("title", "Bees on the roof");
  await clock.advance(10_000);
  expect(saves).toHaveLength(1);

  await lastSave().reply(saved(2));
  await clock.advance(800);
  expect(saves).toHaveLength(2);
  expect(lastSave()).toMatchObject({ basedOn: 2, changes: { title: "Bees on the roof" } });

  await lastSave().reply(saved(3));
  expect(store.get()).toMatchObject({ saveState: "saved", savedAnswers: { title: "Bees on the roof" } });
});

test("sends again 5 s after a failure, until it succeeds", async () => {
  const { clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  type("title", "Bees");
  await clock.advance(800);
  await lastSave().reply(refused("unexpected"));
  expect(store.get().saveState).toBe("failed");

  await clock.advance(4_999);
  expect(saves).toHaveLength(1);
  await clock.advance(1);
  await lastSave().fail();
  expect(store.get().saveState).toBe("failed");
  await clock.advance(5_000);
  expect(saves).toHaveLength(3);
  expect(lastSave()).toMatchObject({ basedOn: 1, changes: { title: "Bees" } });

  await lastSave().reply(saved(2));
  await clock.advance(60_000);
  expect(saves).toHaveLength(3);
  expect(store.get().saveState).toBe("saved");
});

test("sends at once when the network is back", async () => {
  const { clock, saves, lastSave, openForm } = createDraftPage();
  const { type, sendNow } = openForm({ title: "" });
  type("title", "Bees");
  await clock.advance(800);
  await lastSave().reply(refused("offline"));
  sendNow();
  await clock.advance(0);
  expect(saves).toHaveLength(2);
});

test("keeps asking a person to log in, and saves after that", async () => {
  const { clock, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  type("title", "Bees");
  await clock.advance(800);
  await lastSave().reply(refused("login.required"));
  expect(store.get().saveState).toBe("logged_out");
  await clock.advance(5_000);
  await lastSave().reply(saved(2));
  expect(store.get().saveState).toBe("saved");
});

test("sends a refused answer only after the next change, and says why it was refused", async () => {
  const { clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  type("title", "Bees");
  await clock.advance(800);
  await lastSave().reply(refused("dossier.closed"));
  expect(store.get()).toMatchObject({ saveState: "refused", refusal: { code: "dossier.closed" } });
  await clock.advance(60_000);
  expect(saves).toHaveLength(1);

  type("title", "Bees!");
  await clock.advance(800);
  expect(saves).toHaveLength(2);
});

test("an answer in conflict waits for a choice, while other answers are saved", async () => {
  const { queue, clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type, handleInput, fields } = openForm({ title: "", place: "" });
  type("title", "Bees");
  await clock.advance(800);
  await lastSave().reply(saved(4, [{ field: "title", theirs: "Wasps" }]));
  type("place", "Ghent");
  await clock.advance(800);
  expect(lastSave().changes).toEqual({ place: "Ghent" });
  await lastSave().reply(saved(5));
  await clock.advance(60_000);
  expect(saves).toHaveLength(2);
  expect(store.get().conflicts).toEqual([{ field: "title", theirs: "Wasps" }]);
  expect(queue.unsentTexts("bees")).toEqual({ title: "Bees" });

  store.set((now) => ({ ...now, conflicts: [] }));
  handleInput();
  await clock.advance(800);
  expect(lastSave()).toMatchObject({ basedOn: 4, changes: { title: "Bees" } });
  expect(fields.title).toBe("Bees");
});

test("a person who takes the other answer sends nothing", async () => {
  const { queue, clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  type("title", "Bees");
  await clock.advance(800);
  await lastSave().reply(saved(4, [{ field: "title", theirs: "Wasps" }]));
  store.set((now) => ({ ...now, conflicts: [] }));
  queue.dropUnsent("bees", "title");
  type("title", "Wasps");
  await clock.advance(60_000);
  expect(saves).toHaveLength(1);
  expect(queue.unsentTexts("bees")).toEqual({});
});

test("a text that is too long waits for a shorter one, and the others are saved", async () => {
  const { clock, saves, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "", plan: "" });
  type("plan", "x".repeat(longestDraft + 1));
  type("title", "Bees");
  await clock.advance(800);
  expect(lastSave().changes).toEqual({ title: "Bees" });
  await lastSave().reply(saved(2));
  expect(store.get()).toMatchObject({ saveState: "refused", refusal: { code: "form.invalid" } });
  await clock.advance(60_000);
  expect(saves).toHaveLength(1);

  type("plan", "");
  await clock.advance(800);
  expect(saves).toHaveLength(1);
  expect(store.get().saveState).toBe("saved");
});

test("a closing page sends its last answers at once, based on the save that is pending", async () => {
  const { clock, saves, openForm } = createDraftPage();
  const { type, sendBeforeLeaving } = openForm({ title: "", place: "" });
  type("title", "Bees");
  await clock.advance(800);
  type("title", "Bees on the roof");
  type("place", "Ghent");
  sendBeforeLeaving();
  await settle();
  expect(saves.slice(1)).toMatchObject([
    { basedOn: 1, changes: { place: "Ghent" }, isLeaving: true },
    { basedOn: 2, changes: { title: "Bees on the roof" }, isLeaving: true },
  ]);
});

test("the next save waits for the last one of the previous form, and keeps its answers", async () => {
  const { clock, saves, lastSave, openForm } = createDraftPage();
  const firstStep = openForm({ title: "" });
  firstStep.type("title", "Bees");
  firstStep.close();
  const secondStep = openForm({ place: "" });
  secondStep.type("place", "Ghent");
  await clock.advance(800);
  expect(saves).toMatchObject([{ changes: { title: "Bees" }, isLeaving: true }]);

  await lastSave().reply(saved(2));
  await clock.advance(800);
  expect(saves.slice(1)).toMatchObject([{ changes: { place: "Ghent" }, isLeaving: false }]);
});

test("a closed form sends nothing by itself, and the next form sends what failed", async () => {
  const { clock, saves, lastSave, openForm } = createDraftPage();
  const firstStep = openForm({ title: "" });
  firstStep.type("title", "Bees");
  firstStep.close();
  await lastSave().reply(refused("unexpected"));
  await clock.advance(60_000);
  expect(saves).toHaveLength(1);

  openForm({ place: "" });
  await clock.advance(0);
  expect(lastSave().changes).toEqual({ title: "Bees" });
});

test("the device stores a project while the network is down, until the server has it", async () => {
  const { clock, stored, lastSave, store, openForm } = createDraftPage();
  const { type } = openForm({ title: "", iban_code: "" });
  type("title", "Bees");
  type("iban_code", "BE68 5390 0754 7034");
  await clock.advance(800);
  expect(stored.bees ?? {}).toEqual({});
  await lastSave().reply(refused("offline"));
  expect(store.get().saveState).toBe("offline");
  expect(stored.bees).toEqual({ title: { value: "Bees", basedOn: 1 } });

  await clock.advance(5_000);
  await lastSave().reply(saved(2));
  expect(stored.bees).toEqual({});
});

test("the device keeps an answer in conflict, and one that changed during the save", async () => {
  const { clock, network, stored, lastSave, openForm } = createDraftPage();
  const { type, sendBeforeLeaving } = openForm({ title: "", place: "", theme: "" });
  for (const field of ["title", "place", "theme"]) type(field, "first");
  await clock.advance(800);
  await lastSave().reply(refused("offline"));
  await clock.advance(5_000);
  const save = lastSave();
  network.isOnline = false;
  type("place", "second");
  sendBeforeLeaving();
  await save.reply(saved(4, [{ field: "title", theirs: "Wasps" }]));
  expect(stored.bees).toMatchObject({ title: { value: "first" }, place: { value: "second" } });
  expect(stored.bees).not.toHaveProperty("theme");
});

test("a page that closes without a network stores its answers before it sends them", async () => {
  const { network, stored, openForm } = createDraftPage();
  const { type, sendBeforeLeaving } = openForm({ title: "" });
  network.isOnline = false;
  type("title", "Bees");
  sendBeforeLeaving();
  expect(stored.bees).toEqual({ title: { value: "Bees", basedOn: 1 } });
});

test("the device stores nothing of a request for help, from the moment a project becomes one", async () => {
  const { clock, network, stored, lastSave, openForm } = createDraftPage();
  const { type, sendBeforeLeaving } = openForm({ title: "", project_type: "external" });
  type("title", "Debts");
  await clock.advance(800);
  await lastSave().reply(refused("offline"));
  expect(stored.bees).toHaveProperty("title");

  type("project_type", "internal");
  expect(stored.bees).toBeUndefined();
  network.isOnline = false;
  sendBeforeLeaving();
  await lastSave().reply(refused("offline"));
  expect(stored.bees ?? {}).toEqual({});
});

test("a form shows the answers that this device stored, and sends them with their old revision", async () => {
  const { clock, stored, lastSave, openForm } = createDraftPage();
  stored.bees = { title: { value: "Bees", basedOn: 1 } };
  const { fields } = openForm({ title: "" }, { revision: 7 });
  expect(fields.title).toBe("Bees");
  await clock.advance(0);
  expect(lastSave()).toMatchObject({ basedOn: 1, changes: { title: "Bees" } });
});

test("a person who restores the old answer removes the other one from the device", async () => {
  const { clock, stored, saves, openForm } = createDraftPage();
  stored.bees = { title: { value: "Bees", basedOn: 1 } };
  const { type } = openForm({ title: "" });
  type("title", "");
  await clock.advance(800);
  expect(saves).toEqual([]);
  expect(stored.bees).toEqual({});
});

test("a step shows answers that were saved while it was loading", async () => {
  const { clock, saves, lastSave, openForm } = createDraftPage();
  const firstVisit = openForm({ title: "" });
  firstVisit.type("title", "Bees");
  firstVisit.close();
  await lastSave().reply(saved(2));
  const secondVisit = openForm({ title: "" });
  expect(secondVisit.fields.title).toBe("Bees");
  await clock.advance(0);
  expect(saves).toHaveLength(1);
});

test("a reloaded page shows newer saved answers, except in fields that changed meanwhile", async () => {
  const { clock, lastSave, openForm } = createDraftPage();
  const latestDraft = Promise.withResolvers<{ revision: number; answers: Record<string, string> }>();
  const { fields, type } = openForm({ title: "Be", place: "" }, { readLatest: () => latestDraft.promise });
  type("place", "Ghent");
  latestDraft.resolve({ revision: 3, answers: { title: "Bees", place: "Bruges" } });
  await settle();
  expect(fields).toEqual({ title: "Bees", place: "Ghent" });
  await clock.advance(800);
  expect(lastSave()).toMatchObject({ basedOn: 1, changes: { place: "Ghent" } });
});

test("the next page waits for the answers of the open form, but no longer than 4 s", async () => {
  const { queue, clock, saves, openForm } = createDraftPage();
  const { type } = openForm({ title: "" });
  type("title", "Bees");
  let isReady = false;
  const whenReady = queue.sendUnsent().then(() => {
    isReady = true;
  });
  await clock.advance(3_999);
  expect(saves).toHaveLength(1);
  expect(isReady).toBe(false);
  await clock.advance(1);
  await whenReady;
});

test("waits for nothing when no form is open", async () => {
  const { queue, clock } = createDraftPage();
  await queue.sendUnsent();
  await queue.waitForSaves();
  expect(clock.countTimers()).toBe(0);
});
