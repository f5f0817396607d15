import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** By what could be otherwise on PGlite, on which the journeys run as well; all tests of the API run on PostgreSQL. */
const tests = [
  // Opening, migrating, copying, reading back.
  "database/database",
  // One connection, where PostgreSQL has many: locks, queues, counters.
  "quotes/choosing/deadlines",
  "testing/whole/races",
  "outbox/lanes",
  "server/limits/rateLimiter",
  // What is asked in more than plain statements: by words and places, over times, in bulk.
  "operations/exports/exports",
  "leads/lists/findLeads",
  "server/metrics/metrics",
  "profiles/zipChoices/zipChoices",
  "leaving/maintenance",
].map((name) => join("api", "src", `${name}.test.ts`));

/** The tests that run on both databases. @throws where one is no longer there */
export function pgliteTests() {
  const missing = tests.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`Not there to run on PGlite: ${missing.join(", ")}.`);
  return tests;
}
