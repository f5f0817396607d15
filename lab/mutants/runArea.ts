import { writeFile } from "node:fs/promises";
import { join } from "node:path";
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

/**
 * Makes the mutants of an area's files in the copy that is the working directory, and runs the
 * area's tests against each.
 */
export async function runArea(
  { tests }: Area,
  files: readonly string[],
  records: Records,
  { concurrency, isFresh }: { concurrency: number; isFresh: boolean },
): Promise<MutantResult[]> {
  const options: PartialStrykerOptions & { jest: object } = {
    mutate: [...files],
    testRunner: "jest-by-file",
    plugins: [fileURLToPath(new URL("jestByFile.mjs", import.meta.url))],
    testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
    jest: { configFile: await writeJestConfig(process.cwd(), tests), enableFindRelatedTests: true },
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
    timeoutMS: 30_000,
    // Jest keeps something of every run.
    maxTestRunnerReuse: 60,
  };
  return new Stryker(options).runMutationTest();
}

/** Writes the repository's two Jest projects as one, because Stryker runs a single one. */
async function writeJestConfig(root: string, tests: readonly string[]): Promise<string> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href);
  const { default: config } = await load("jest.config.mjs");
  const [{ globalSetup, ...node }, browser] = config.projects;
  await (await load(globalSetup.replace("<rootDir>", ""))).default();
  const both = {
    ...node,
    roots: tests.map((folder) => join(root, folder)),
    testMatch: tests.map((folder) => join(root, folder, "**/*.test.{ts,tsx}")),
    testEnvironment: join(root, "platform/test/eitherEnvironment.mjs"),
    setupFilesAfterEnv: [join(root, "platform/test/setupEitherTests.mjs")],
    moduleNameMapper: { ...node.moduleNameMapper, ...browser.moduleNameMapper },
    testTimeout: config.testTimeout,
  };
  const file = join(root, ".mutants-jest.json");
  await writeFile(file, JSON.stringify(both));
  return file;
}
