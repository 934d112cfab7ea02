import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // A page is one file: its parts would be loaded past our own function (see web/page-module.ts).
  splitRouteModules: false,
  // Where a form comes from was looked at before (server/platform/http/origin.ts). The router would compare it with the
  // address it was asked at: behind a proxy that ends TLS that is another one, and every form without scripts is refused.
  allowedActionOrigins: ["**"],
} satisfies Config;
