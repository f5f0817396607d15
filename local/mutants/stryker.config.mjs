import { chosenArea } from "./areas.mjs";

const { folder } = chosenArea();

export default {
  mutate: [`${folder}/**/*.ts`, "!**/*.test.ts", "!**/*{F,f}ixtures.ts", "!**/testing/**"],
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
  jest: { configFile: "local/mutants/jest.config.mjs", enableFindRelatedTests: true },
  coverageAnalysis: "perTest",
  // Types are not what is tested here.
  disableTypeChecks: false,
  ignorePatterns: ["dist", ".data", ".releases", ".cache"],
  tempDirName: ".cache/stryker",
  incremental: true,
  incrementalFile: `.cache/mutants/${folder}.json`,
  reporters: ["clear-text", "progress", "html"],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: `.cache/mutants/${folder}.html` },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  // A busy machine is slow; only what hangs counts as noticed.
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 30,
};
