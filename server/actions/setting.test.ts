import type { GivenRole } from "#domain/permission.ts";
import { setFundColours, setFundPicture } from "#server/actions/setting.ts";
import { findFundPicture } from "#server/database/queries/setting.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const drawing = (content: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const circle = drawing('<circle cx="32" cy="32" r="28"/>');
const refusal = (code: string) => ({ problem: { code } });

/** Someone with this role and a second factor. */
async function anOfficer(fund: Fund, role: GivenRole) {
  return loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });
}

test("stores a mark as SVG or PNG, replaces it and removes it", async ({ fund }) => {
  const me = await anOfficer(fund, "coordinator");
  const set = (bytes: Uint8Array | null) => setFundPicture({ db: fund.db, me }, { kind: "mark", bytes });
  await set(Buffer.from(circle));
  expect(await findFundPicture(fund.db, "mark")).toMatchObject({ type: "image/svg+xml" });
  const png = await drawPng(circle, 96);
  await set(png);
  expect(await findFundPicture(fund.db, "mark")).toEqual({ type: "image/png", content: png.toString("base64") });
  await set(null);
  expect(await findFundPicture(fund.db, "mark")).toBeNull();
});

const hostile = {
  script: drawing("<script>alert(1)</script>"),
  "script in a namespace": drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  "script in capitals": drawing("<SCRIPT>alert(1)</SCRIPT>"),
  foreignObject: drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>'),
  handler: drawing('<path onload="alert(1)" d="M0 0h9v9z"/>'),
  "handler after a slash": drawing('<path/onload="alert(1)"/>'),
  "external picture": drawing('<image href="https://example.org/x.png"/>'),
  "external picture in single quotes": drawing("<image xlink:href='//example.org/x.png'/>"),
  "external use": drawing('<use href="other.svg#a"/>'),
  "drawing in a picture": drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  "javascript link": drawing('<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>'),
  "external style": drawing("<style>@import url(https://example.org/x.css);</style>"),
  "external fill": drawing('<path fill="url(https://example.org/x.svg#a)" d="M0 0h9v9z"/>'),
  "escaped style": drawing("<style>path{fill:u\\72l(https://example.org)}</style>"),
  entity: `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("<title>&a;</title>")}`,
  "coded address": drawing('<image href="&#104;ttps://example.org/x.png"/>'),
  "style instruction": `<?xml-stylesheet href="https://example.org/x.css"?>${circle}`,
  animation: drawing('<set attributeName="href" to="javascript:alert(1)"/>'),
  text: drawing("<text>Havenwerk</text>"),
};
for (const [name, svg] of Object.entries(hostile)) {
  test(`refuses a drawing with this in it: ${name}`, async ({ fund }) => {
    const me = await anOfficer(fund, "coordinator");
    const setting = setFundPicture({ db: fund.db, me }, { kind: "mark", bytes: Buffer.from(svg) });
    await expect(setting).rejects.toMatchObject(refusal("picture.notPlain"));
    expect(await findFundPicture(fund.db, "mark")).toBeNull();
  });
}

test("refuses what is no picture, damaged, too large or of the wrong size", async ({ fund }) => {
  const me = await anOfficer(fund, "coordinator");
  const set = (kind: "mark" | "sharePicture", bytes: Uint8Array) =>
    setFundPicture({ db: fund.db, me }, { kind, bytes });
  const png = await drawPng(circle, 96);
  await expect(set("mark", Buffer.from("GIF89a"))).rejects.toMatchObject(refusal("picture.wrongType"));
  await expect(set("mark", png.subarray(0, 60))).rejects.toMatchObject(refusal("picture.damaged"));
  await expect(set("mark", Buffer.from(circle.replace("</svg>", "")))).rejects.toMatchObject(
    refusal("picture.damaged"),
  );
  await expect(set("mark", Buffer.from(drawing("", "")))).rejects.toMatchObject(refusal("picture.damaged"));
  const large = drawing(`<path d="M0 0${"h1".repeat(50_000)}"/>`);
  await expect(set("mark", Buffer.from(large))).rejects.toMatchObject(refusal("picture.tooLarge"));
  await expect(set("sharePicture", png)).rejects.toMatchObject(refusal("picture.wrongSize"));
  const wide = await drawPng(drawing('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1200 630"'), 1200);
  await set("sharePicture", wide);
  expect(await findFundPicture(fund.db, "sharePicture")).toMatchObject({ type: "image/png" });
});

test("only people who may change the fund set its colours and pictures", async ({ fund }) => {
  const colours = { primary: "#0f766e", accent: "#facc15" };
  const me = await anOfficer(fund, "committee");
  await expect(setFundColours({ db: fund.db, me }, colours)).rejects.toMatchObject(refusal("permission.denied"));
  const setting = setFundPicture({ db: fund.db, me: null }, { kind: "mark", bytes: null });
  await expect(setting).rejects.toMatchObject(refusal("login.required"));
  const operator = await anOfficer(fund, "operator");
  const wrong = setFundColours({ db: fund.db, me: operator }, { ...colours, accent: "gold" });
  await expect(wrong).rejects.toMatchObject(refusal("colour.malformed"));
});
