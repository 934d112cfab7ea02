import { defineConfig } from "vitest/config";

const folders = "{domain,i18n,server,web,test}";

// Many at once, which the embedded database does one after the other; attacks and their timing, on what real funds use.
// Who may see what, and how pictures are drawn, is decided above any database, and looking takes long; what stays in
// files is looked for in both kinds by one test.
const onlyOnPostgres = [
  "**/*-race.test.ts",
  "server/actions/{login-attack,login-timing,vote-rewrite,vote-secrecy}.test.ts",
  "server/api/{leak,picture}.test.ts",
];

// Real databases and real processes: a busy machine may need this long, a healthy test never does.
const testTimeout = 120_000;
const expectation = { poll: { timeout: testTimeout / 4 } };

// Files share a process and what is loaded in it: loading everything anew for each took as long as the tests. What a
// test puts in the place of something else, it takes away again.
const isolate = false;

export default defineConfig({
  // As Node finds packages; Vite adds "development", and what has a build for it would be there twice.
  ssr: { resolve: { conditions: ["node", "module-sync"] } },
  test: {
    // Starts PostgreSQL and prepares the databases, once for both projects.
    globalSetup: "test/postgres.ts",
    // The default leaves one core unused, and half of what these tests do is waiting for a database.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "embedded",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: onlyOnPostgres,
          provide: { databaseKind: "embedded" },
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectation,
          isolate,
        },
      },
      {
        // All that reads and writes, once more on the other database.
        test: {
          name: "postgres",
          include: ["server/{api,actions,jobs}/**/*.test.ts"],
          provide: { databaseKind: "postgres" },
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectation,
          isolate,
        },
      },
    ],
  },
});
