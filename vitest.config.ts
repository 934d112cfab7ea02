import { defineConfig } from "vitest/config";
import { isEverything } from "#test/tier.ts";

// Files that compare waiting times or take minutes: `npm run test:all` runs them.
const long = "**/*.long.test.ts";

// The embedded database does one thing after the other, so races cannot happen there.
const notOnEmbedded = [
  "**/*-race.test.ts",
  "server/actions/{login-attack,vote-secrecy}.test.ts",
  "server/api/leak.test.ts",
];

// Real databases and real processes: a busy machine may need this long, a healthy test never does.
const testTimeout = 120_000;

const shared = {
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: testTimeout / 4 } },
  setupFiles: "test/seed.ts",
  // Test files share a process and its modules, because loading everything again takes as long as the tests.
  isolate: false,
};

export default defineConfig({
  // As Node finds packages; Vite adds "development", and what has a build for it would be there twice.
  ssr: { resolve: { conditions: ["node", "module-sync"] } },
  test: {
    // Starts PostgreSQL and prepares the databases, once for both projects.
    globalSetup: "test/postgres.ts",
    // Half of what these tests do is waiting for a database or a process, so three files at once keep two cores busy.
    maxWorkers: "150%",
    projects: [
      {
        test: {
          ...shared,
          name: "postgres",
          include: ["{domain,i18n,server,web,test}/**/*.test.{ts,tsx}"],
          exclude: isEverything ? [] : [long],
          provide: { databaseKind: "postgres" },
        },
      },
      // The embedded database has tests of its own in server/database; here it runs those of PostgreSQL once more.
      ...(isEverything
        ? [
            {
              test: {
                ...shared,
                name: "embedded",
                include: ["server/{api,actions,jobs}/**/*.test.ts"],
                exclude: [...notOnEmbedded, long],
                provide: { databaseKind: "embedded" as const },
              },
            },
          ]
        : []),
    ],
  },
});
