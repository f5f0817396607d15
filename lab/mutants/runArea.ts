import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import type { LogLevel, MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import type { Area } from "./areas";

/** Where a run keeps what it found, so that the next one asks only what may have changed. */
export type Records = {
  /** The results of all mutants, for the next run. */
  known: string;
  /** The page on which a person reads them. */
  page: string;
};

/** As much of the kept results as is looked at here. */
type Known = { files: Record<string, { mutants: KnownMutant[] }> };
type KnownMutant = Pick<MutantResult, "status" | "static" | "statusReason">;

/** What Stryker writes down of a mutant that is not in the sample. */
const notAsked = "Not in the sample.";

/**
 * Makes the mutants of an area's files in the copy that is the working directory, and runs the
 * area's tests against each.
 */
export async function runArea(
  { tests }: Area,
  files: readonly string[],
  records: Records,
  { concurrency, every, isFresh }: { concurrency: number; every: number; isFresh: boolean },
): Promise<MutantResult[]> {
  const options: PartialStrykerOptions & { warmJest: object } = {
    mutate: [...files],
    testRunner: "warm-jest",
    plugins: [nextToThis("warmJest.mjs")],
    testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
    warmJest: {
      configFile: await writeJestConfig(process.cwd(), tests),
      testFiles: tests.flatMap(testFilesIn),
      every,
      notAsked,
    },
    coverageAnalysis: "perTest",
    inPlace: true,
    // Types are not what is tested here, and the compiler is not asked.
    disableTypeChecks: false,
    incremental: true,
    force: isFresh,
    incrementalFile: records.known,
    reporters: ["html", process.stdout.isTTY ? "progress" : "progress-append-only"],
    htmlReporter: { fileName: records.page },
    logLevel: "warn" as LogLevel,
    warnings: false,
    concurrency,
    // A busy machine is slow; only what hangs is to count as noticed.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
  };
  const results = await new Stryker(options).runMutationTest();
  await forgetUncertain(records.known);
  return results;
}

/**
 * Takes out of what the next run takes for known what it must ask again: the mutants that a sample
 * left out, and survivors that act while their module loads, because no test is known to see them
 * and so a new one would not be noticed.
 */
async function forgetUncertain(file: string): Promise<void> {
  const known: Known = JSON.parse(await readFile(file, "utf8"));
  const isCertain = ({ statusReason, status, static: isStatic }: KnownMutant) =>
    statusReason !== notAsked && !(isStatic && status === "Survived");
  for (const each of Object.values(known.files)) each.mutants = each.mutants.filter(isCertain);
  await writeFile(file, JSON.stringify(known));
}

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => resolve(folder, name))
    .sort();
}

/** Writes the repository's two Jest projects as one, because Stryker runs a single one. */
async function writeJestConfig(root: string, tests: readonly string[]): Promise<string> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href);
  const { default: config } = await load("jest.config.mjs");
  // A module that acts while it loads is to be loaded anew.
  const [{ globalSetup, runtime: _lasting, ...node }, browser] = config.projects;
  await (await load(globalSetup.replace("<rootDir>", ""))).default();
  const both = {
    ...node,
    roots: tests.map((folder) => join(root, folder)),
    testRunner: nextToThis("stayingRunner.mjs"),
    testEnvironment: join(root, "kit/test/eitherEnvironment.mjs"),
    setupFilesAfterEnv: [join(root, "kit/test/setupEitherTests.mjs")],
    moduleNameMapper: { ...node.moduleNameMapper, ...browser.moduleNameMapper },
    // Who runs beside others waits for them.
    testTimeout: 3 * config.testTimeout,
  };
  const file = join(root, ".mutants-jest.json");
  await writeFile(file, JSON.stringify(both));
  return file;
}

const nextToThis = (name: string) => fileURLToPath(new URL(name, import.meta.url));
