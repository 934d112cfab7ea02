import { builder } from "#server/api/system/builder.ts";
import type { QrDrawing } from "#server/platform/qr.ts";

export const QrCode = builder.objectRef<QrDrawing>("QrCode").implement({
  description: "A QR code to draw.",
  fields: (t) => ({
    size: t.exposeInt("size", { description: "The side of the square in modules, the quiet zone included." }),
    path: t.exposeString("path", { description: "The dark modules as SVG path data." }),
  }),
});
