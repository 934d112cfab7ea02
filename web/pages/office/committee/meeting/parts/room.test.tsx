import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { Agenda } from "#web/pages/office/committee/meeting/parts/agenda.tsx";
import type { AgendaItem } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { Room } from "#web/pages/office/committee/meeting/parts/room.tsx";

const seat = { isPresent: true, isRemote: false, isMember: true, isChair: false, leftAt: null };

test("the room says who is present but does not count for the quorum", async () => {
  const seats = [
    { ...seat, id: "1", name: "Sophie Maes", isChair: true },
    { ...seat, id: "2", name: "Ilse Claes", isMember: false },
  ];
  const html = await renderPart(<Room meeting={{ seats, room: null, recorderId: "1" }} />, "meeting");
  expect(html).toContain(">Sophie Maes, chair, records<");
  expect(html).toContain(">Ilse Claes, does not count<");
});

test("the agenda tells closed scores from no scores", async () => {
  const item: AgendaItem = {
    id: "1",
    number: "2026-AAAAA",
    type: "external",
    isUrgent: false,
    isConfidential: false,
    title: "Bees",
    language: "en",
    organisation: "Hive",
    town: "Ghent",
    askedInCents: 100,
    judgement: null,
    decision: null,
  };
  const agendaWith = (judgement: AgendaItem["judgement"]) => {
    const meeting = { agenda: [{ ...item, judgement }], current: null, isOpen: true, isRecorder: false };
    return renderPart(<Agenda meeting={meeting} callId="2" />, "meeting");
  };
  expect(await agendaWith(null)).toContain("Closed until the round ends");
  expect(await agendaWith({ mean: null, spread: null, rank: null, reviews: [] })).toContain("No scores");
});
