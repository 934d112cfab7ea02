import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // A page is one file: its parts would be loaded past our own function (see web/page-module.ts).
  splitRouteModules: false,
} satisfies Config;
