import { defineConfig } from "vitest/config";

const folders = "{domain,i18n,server,web,test}";

export default defineConfig({
  test: {
    // Starts PostgreSQL and prepares the databases, once for both projects.
    globalSetup: "test/postgres.ts",
    projects: [
      {
        test: {
          name: "embedded",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          provide: { databaseKind: "embedded" },
        },
      },
      {
        // All that reads and writes, once more on the other database.
        test: {
          name: "postgres",
          include: ["server/{api,actions,jobs}/**/*.test.ts"],
          provide: { databaseKind: "postgres" },
        },
      },
    ],
  },
});
