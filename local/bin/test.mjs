import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { installIfNeeded, root } from "./install.mjs";

// Runs on a fresh clone: until the dependencies are there, only Node itself may be imported.
process.chdir(root);
installIfNeeded();
const { Step } = await import("./Step.mjs");
const { withPostgres } = await import("./postgres.mjs");
const { buildIfNeeded } = await import("./buildIfNeeded.mjs");
const { changedFiles, concernedBy } = await import("./changes.mjs");

const only = process.argv.slice(2).filter((word) => word !== "--changed");
/** With `--changed`, what the changes concern; otherwise everything is tested. */
const concerned = process.argv.includes("--changed") ? concernedBy(changedFiles()) : undefined;
const wanted = ["lint", "types", "unit", "postgres", "e2e"].filter(isWanted);
const steps = [];

// Journeys wait as long as they compute. What the cores have left goes to everything else, which
// yields to them: a page that is slow may be taken for one that is wrong.
const isShared = wanted.includes("e2e") && wanted.length > 1;
const building = wanted.includes("e2e") ? buildIfNeeded().catch((error) => error) : undefined;
const journeys = step("e2e", "Journeys in a browser", runJourneys, { isHeld: isShared });
await inTurn("lint", "Lint", (lint) =>
  concerned
    ? lintOnly(lint, concerned)
    : together(runScript(lint, "lint:code"), runScript(lint, "lint:format")),
);
await inTurn("types", "Types", (types) => runScript(types, "types"));
await building;
await inTurn("unit", "Unit and component tests", (unit) =>
  jest(unit, concerned ? ["--passWithNoTests", "--findRelatedTests", ...concerned.code] : []),
);
await inTurn("postgres", "API tests again, on PostgreSQL", (postgres) => {
  const files = concerned ? databaseTests().filter(isRelatedTo(concerned.code)) : databaseTests();
  if (files.length === 0) return;
  return withPostgres((url) =>
    jest(postgres, ["--selectProjects", "node", "--runTestsByPath", ...files], {
      TEST_DATABASE_URL: url,
    }),
  );
});
(await journeys)?.show();

const sumOf = (count) => steps.reduce((sum, each) => sum + each[count], 0);
const failedSteps = steps.filter(({ hasFailed }) => hasFailed);
console.log();
if (failedSteps.length > 0)
  console.log(`Failed: ${failedSteps.map(({ title }) => title).join(", ")}.`);
console.log(`${sumOf("passed")} passed, ${sumOf("failed")} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** Whether a step was asked for, and has something to look at. */
function isWanted(id) {
  if (only.length > 0 && !only.includes(id)) return false;
  if (!concerned || id === "lint") return true;
  if (id === "e2e") return concerned.journeys.length > 0;
  return concerned.code.length > 0;
}

/** Does what was asked for; the steps after it are done all the same where it fails. */
async function step(id, title, work, how) {
  if (!wanted.includes(id)) return undefined;
  const one = new Step(title, how);
  steps.push(one);
  await one.carryOut(work);
  return one;
}

function inTurn(id, title, work) {
  return step(id, title, work, { isYielding: isShared });
}

/** The tests of the API that work on whichever database they are given. */
function databaseTests() {
  return readdirSync("api/src", { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join("api", "src", name))
    .filter((file) => /\b(testApp|openTestDatabase)\b/.test(readFileSync(file, "utf8")));
}

/** Tells which tests import any of these files, however far away. */
function isRelatedTo(code) {
  const found = execFileSync("npx", ["jest", "--listTests", "--findRelatedTests", ...code], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const related = new Set(found.split("\n").map((file) => relative(root, file)));
  return (file) => related.has(file);
}

/** Lints and formats only what changed. */
async function lintOnly(lint, { code, formatted }) {
  const eslint = ["eslint", "--max-warnings", "0", "--no-warn-ignored"];
  if (code.length > 0) await lint.run("npx", [...eslint, ...code]);
  if (formatted.length > 0)
    await lint.run("npx", ["prettier", "--check", "--ignore-unknown", ...formatted]);
}

/** Waits for all, also where one fails: what still runs would write into the next step. */
async function together(...works) {
  const ended = await Promise.allSettled(works);
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

function runScript(inStep, name) {
  return inStep.run("npm", ["run", "--silent", name]);
}

async function jest(inStep, args, env = {}) {
  const report = join(tmpdir(), `quotehaven-jest-${process.pid}.json`);
  const options = `${process.env.NODE_OPTIONS ?? ""} --experimental-vm-modules`.trim();
  const all = ["jest", "--json", `--outputFile=${report}`, ...args];
  await counting(inStep, report, readJest, () =>
    inStep.run("npx", all, { ...env, NODE_OPTIONS: options }),
  );
}

async function runJourneys(inStep) {
  const config = "e2e/playwright.config.ts";
  if (!existsSync(join(root, config))) throw new Error(`${config} is missing.`);
  await inStep.run(process.execPath, ["--import", "tsx", "e2e/ensureBrowser.ts"]);
  const buildFailure = await building;
  if (buildFailure) throw buildFailure;
  const report = join(tmpdir(), `quotehaven-e2e-${process.pid}.json`);
  const chosen = concerned && concerned.journeys !== "all" ? concerned.journeys : [];
  const all = ["playwright", "test", "-c", config, "--reporter=list,json", ...chosen];
  await counting(inStep, report, readPlaywright, () =>
    inStep.run("npx", all, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
}

/** Counts for a step what a runner's report counts, also where the runner failed. */
async function counting(inStep, report, read, work) {
  try {
    await work();
  } finally {
    if (existsSync(report)) {
      const { passed, failed } = read(JSON.parse(readFileSync(report, "utf8")));
      rmSync(report);
      inStep.passed += passed;
      inStep.failed += failed;
    }
  }
}

function readJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function readPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
