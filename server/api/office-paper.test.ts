import { createDecisionPdfHandler } from "#server/api/decision-pdf.ts";
import { createMinutesPdfHandler } from "#server/api/meeting-pdf.ts";
import { expect, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";

test("a visitor without a session logs in before the minutes or a letter, and comes to their page", async ({
  fund,
}) => {
  const contextOf = async () => fund.context(null);
  const url = await serveHandlers(createMinutesPdfHandler(contextOf), createDecisionPdfHandler(contextOf));
  const loginFor = async (path: string) => {
    const { status, headers } = await fetch(`${url}${path}`, { redirect: "manual" });
    return [status, decodeURIComponent(headers.get("location") ?? "")];
  };
  const minutes = [303, "/fr/login?next=/fr/office/committee/meeting?call=2026"];
  expect(await loginFor("/fr/office/committee/minutes/2026.pdf")).toEqual(minutes);
  expect(await loginFor("/fr/office/committee/minutes/2026/closed.pdf")).toEqual(minutes);
  const id = "01980000-0000-7000-8000-000000000000";
  expect(await loginFor(`/office/outbox/${id}.pdf`)).toEqual([303, `/login?next=/office/outbox?open=${id}`]);
});
