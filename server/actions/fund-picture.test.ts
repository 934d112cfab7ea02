import { expect, test } from "vitest";
import { readFundPicture } from "#server/actions/fund-picture.ts";
import { drawPng } from "#server/platform/picture/raster.ts";

const drawing = (content: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const circle = drawing('<circle cx="32" cy="32" r="28"/>');
const refusal = (code: string) => ({ problem: { code } });

test("reads a mark as SVG or PNG", async () => {
  expect(await readFundPicture("mark", Buffer.from(circle))).toMatchObject({ type: "image/svg+xml" });
  const png = await drawPng(circle, 96);
  expect(await readFundPicture("mark", png)).toEqual({ type: "image/png", content: png.toString("base64") });
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
  test(`refuses a drawing with this in it: ${name}`, async () => {
    await expect(readFundPicture("mark", Buffer.from(svg))).rejects.toMatchObject(refusal("picture.notPlain"));
  });
}

test("refuses what is no picture, damaged, too large or of the wrong size", async () => {
  const png = await drawPng(circle, 96);
  await expect(readFundPicture("mark", Buffer.from("GIF89a"))).rejects.toMatchObject(refusal("picture.wrongType"));
  await expect(readFundPicture("mark", png.subarray(0, 60))).rejects.toMatchObject(refusal("picture.damaged"));
  await expect(readFundPicture("mark", Buffer.from(circle.replace("</svg>", "")))).rejects.toMatchObject(
    refusal("picture.damaged"),
  );
  await expect(readFundPicture("mark", Buffer.from(drawing("", "")))).rejects.toMatchObject(refusal("picture.damaged"));
  const large = drawing(`<path d="M0 0${"h1".repeat(50_000)}"/>`);
  await expect(readFundPicture("mark", Buffer.from(large))).rejects.toMatchObject(refusal("picture.tooLarge"));
  await expect(readFundPicture("sharePicture", png)).rejects.toMatchObject(refusal("picture.wrongSize"));
  const wide = await drawPng(drawing('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1200 630"'), 1200);
  expect(await readFundPicture("sharePicture", wide)).toMatchObject({ type: "image/png" });
});
