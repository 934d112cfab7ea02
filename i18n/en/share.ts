import type { share as dutch } from "#i18n/nl/share.ts";

export const share = {
  "share.heading": "Share this project",
  "share.native": "Share",
  "share.copy": "Copy the link",
  "share.mail": "Email",
  "share.address": "Address of this page",
} satisfies Record<keyof typeof dutch, string>;
