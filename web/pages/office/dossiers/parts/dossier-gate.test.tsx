import { expect, test } from "vitest";
import type { OfficeLevel } from "#domain/dossier-level.ts";
import type { Seat } from "#domain/permission.ts";
import { renderPart } from "#test/render.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { DossierGate } from "#web/pages/office/dossiers/parts/dossier-gate.tsx";
import { MeContext } from "#web/shell/me.ts";
import type { User } from "#web/stores/user.ts";

const sophie: User = {
  id: "1",
  firstname: "Sophie",
  lastname: "Maes",
  language: "en",
  hasToVote: false,
  roles: ["committee"],
  seat: null,
};

function gateFor(levels: OfficeLevel[], seat: Seat | null = null) {
  const facts = { id: "2", levels, type: "internal", applicant: "Tom Bogaert", isLikelyConflict: false };
  return renderPart(
    <MeContext value={{ ...sophie, seat }}>
      <DossierGate dossier={facts as unknown as OpenDossier} refused={undefined} />
    </MeContext>,
    "dossiers",
  );
}

test("the second question about interests says that the name is new", async () => {
  expect(await gateFor(["row", "workplace", "declare"])).toContain("The question comes twice");
  const second = await gateFor(["row", "workplace", "name", "declare"]);
  expect(second).toContain("This is the second question. Now you also see the name");
  expect(second).not.toContain("The question comes twice");
});

test("a closed request sends members to the chair, and the chair to the deputy", async () => {
  expect(await gateFor(["row", "closed"])).toContain("Ask the chair.");
  const ofChair = await gateFor(["row", "closed"], "chair");
  expect(ofChair).toContain("Ask the deputy.");
  expect(ofChair).not.toContain("Ask the chair.");
});
