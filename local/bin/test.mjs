import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { installIfNeeded, root, since } from "./install.mjs";

// Runs on a fresh clone: until the dependencies are there, only Node itself may be imported.
process.chdir(root);
installIfNeeded();
const { withPostgres } = await import("./postgres.mjs");
const { buildIfNeeded } = await import("./buildIfNeeded.mjs");
const { changedFiles, concernedBy } = await import("./changes.mjs");
const { pgliteTests } = await import("./pgliteTests.mjs");

const only = process.argv.slice(2).filter((word) => word !== "--changed");
/** With `--changed`, what the changes concern; otherwise everything is tested. */
const concerned = process.argv.includes("--changed") ? concernedBy(changedFiles()) : undefined;
const counted = { passed: 0, failed: 0 };
/** Tests that passed only at their second try. */
const unsteady = [];
const failedSteps = [];

// What is checked, built and installed shares the cores; the tests have the machine to themselves.
const building = isWanted("e2e") ? buildIfNeeded().catch((error) => error) : undefined;
const installing = isWanted("e2e") ? ensureBrowser().catch((error) => error) : undefined;
const typing = isWanted("types") ? runScript("types").catch((error) => error) : undefined;
await step("lint", "Lint", () =>
  concerned ? lint(concerned) : together(runScript("lint:code"), runScript("lint:format")),
);
await step("types", "Types", async () => {
  const failure = await typing;
  if (failure) throw failure;
});
const preparationFailure = (await building) ?? (await installing);
await step("unit", "Unit and component tests, the API on PostgreSQL", () =>
  withPostgres((url) =>
    jest(concerned ? ["--passWithNoTests", "--findRelatedTests", ...concerned.code] : [], {
      TEST_DATABASE_URL: url,
    }),
  ),
);
await step("pglite", "API tests again, on PGlite", () => {
  const files = concerned ? pgliteTests().filter(isRelatedTo(concerned.code)) : pgliteTests();
  if (files.length === 0) return;
  return jest(["--selectProjects", "node", "--runTestsByPath", ...files], {
    TEST_DATABASE_URL: "",
  });
});
await step("e2e", "Journeys in a browser", async () => {
  if (preparationFailure) throw preparationFailure;
  await playwright(concerned ? concerned.journeys : []);
});

console.log();
if (concerned) console.log("Of the journeys, only changed ones ran: `npm test` runs all.");
for (const name of unsteady) console.log(`Unsteady, passed at its second try: ${name}`);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(", ")}.`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

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

/** Whether a step was asked for, and has something to look at. */
function isWanted(id) {
  if (only.length > 0 && !only.includes(id)) return false;
  if (!concerned || id === "lint") return true;
  if (id === "e2e") return concerned.journeys.length > 0;
  return concerned.code.length > 0;
}

/** Lints and formats only what changed. */
async function lint({ code, formatted }) {
  const eslint = ["eslint", "--max-warnings", "0", "--no-warn-ignored"];
  if (code.length > 0) await run("npx", [...eslint, ...code]);
  if (formatted.length > 0)
    await run("npx", ["prettier", "--check", "--ignore-unknown", ...formatted]);
}

/** Runs one step under its heading; a failure is counted and the others still run. */
async function step(id, title, work) {
  if (!isWanted(id)) return;
  const startedAt = performance.now();
  console.log(`\n=== ${title} ===`);
  const before = counted.passed + counted.failed;
  try {
    await work();
    if (counted.passed + counted.failed === before) counted.passed += 1;
    console.log(`--- ${title}: passed in ${since(startedAt)}`);
  } catch (error) {
    failedSteps.push(title);
    if (counted.passed + counted.failed === before || !error?.isCounted) counted.failed += 1;
    console.error(error instanceof Error ? error.message : error);
    console.log(`--- ${title}: FAILED after ${since(startedAt)}`);
  }
}

/** Waits for all, also where one fails: what still runs would write into the next step. */
async function together(...works) {
  const ended = await Promise.allSettled(works);
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

function runScript(name) {
  return run("npm", ["run", "--silent", name]);
}

function ensureBrowser() {
  return run(process.execPath, ["--import", "tsx", "e2e/ensureBrowser.ts"]);
}

/** Runs a command with its output shown; rejects where it fails. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

async function jest(args, env = {}) {
  const report = join(tmpdir(), `quotehaven-jest-${process.pid}.json`);
  const options = `${process.env.NODE_OPTIONS ?? ""} --experimental-vm-modules`.trim();
  const all = ["jest", "--json", `--outputFile=${report}`, ...args];
  await counting(report, readJest, () => run("npx", all, { ...env, NODE_OPTIONS: options }));
}

async function playwright(journeys) {
  const config = "e2e/playwright.config.ts";
  if (!existsSync(join(root, config))) throw new Error(`${config} is missing.`);
  const report = join(tmpdir(), `quotehaven-e2e-${process.pid}.json`);
  const all = ["playwright", "test", "-c", config, "--reporter=list,json", ...journeys];
  await counting(report, readPlaywright, () =>
    run("npx", all, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
}

/** Adds what a runner's report counts to the sums, also where the runner failed. */
async function counting(report, read, work) {
  let failure;
  try {
    await work();
  } catch (error) {
    failure = error;
  }
  if (existsSync(report)) {
    const { passed, failed, retried } = read(JSON.parse(readFileSync(report, "utf8")));
    rmSync(report);
    counted.passed += passed;
    counted.failed += failed;
    unsteady.push(...retried);
    if (failure) failure.isCounted = failed > 0;
  }
  if (failure) throw failure;
}

function readJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const retried = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations }) => status === "passed" && invocations > 1)
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, retried };
}

function readPlaywright({ stats, errors, suites }) {
  const { expected, flaky, unexpected } = stats;
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  const isRetried = ({ tests }) => tests.some(({ status }) => status === "flaky");
  const retried = suites
    .flatMap(specsOf)
    .filter(isRetried)
    .map(({ title }) => title);
  return { passed: expected + flaky, failed: unexpected + errors.length, retried };
}
