import { defineConfig } from "vitest/config";

const folders = "{domain,i18n,server,web,test}";

// Real databases and real processes: a busy machine may need this long, a healthy test never does.
const testTimeout = 30_000;

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
          testTimeout,
        },
      },
      {
        // All that reads and writes, once more on the other database.
        test: {
          name: "postgres",
          include: ["server/{api,actions,jobs}/**/*.test.ts"],
          provide: { databaseKind: "postgres" },
          testTimeout,
        },
      },
    ],
  },
});
