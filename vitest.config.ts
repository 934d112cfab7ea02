import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isEverything } from "#test/tier.ts";
import { workers } from "#test/workers.ts";

// Files that compare waiting times or take minutes: `npm run test:all` runs them.
const long = "**/*.long.test.ts";

// The embedded database does one thing after the other, so races cannot happen there.
const notOnEmbedded = [
  "**/*-race.test.ts",
  "server/actions/{login-attack,vote-secrecy}.test.ts",
  "server/api/leak.test.ts",
];

// Real databases and real processes: a busy machine may need this long, a healthy test never does.
const testTimeout = isEverything ? 1_800_000 : 300_000;

// Files that start whole sites or walk through all of one take longest, so they begin first: at the end one of them
// would keep one worker busy while the others have nothing left.
const slow = /^server\/([^/]+|database\/[^/]+|api\/.*leak.*)\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(relative(import.meta.dirname, moduleId));
    // A worker keeps its modules only as long as it stays with one project.
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((sorted) => [
      ...sorted.filter(isSlow),
      ...sorted.filter((file) => !isSlow(file)),
    ]);
  }
}

const shared = {
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: isEverything ? 300_000 : 75_000 } },
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
    maxWorkers: workers,
    sequence: { sequencer: SlowFirst },
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
