import { browser, node } from "./kit/test/preset.mjs";

const retry = `${import.meta.dirname}/jest.retry.mjs`;
const shared = {
  rootDir: import.meta.dirname,
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  modulePathIgnorePatterns: [
    "/dist/",
    "<rootDir>/.cache",
    "<rootDir>/.data",
    "<rootDir>/.releases",
  ],
};

export default {
  // Ends a test that hangs. A busy machine takes longer than a fast one, so no test sets a shorter limit.
  testTimeout: 300_000,
  // Both cores of a small machine; a worker that grew by the modules it loaded starts anew.
  maxWorkers: 2,
  workerIdleMemoryLimit: "1500MB",
  projects: [
    {
      ...node,
      ...shared,
      testMatch: ["<rootDir>/*/{src,build,test}/**/*.test.ts"],
      setupFilesAfterEnv: [retry],
    },
    {
      ...browser,
      ...shared,
      testMatch: ["<rootDir>/*/src/**/*.test.tsx"],
      setupFilesAfterEnv: [...browser.setupFilesAfterEnv, retry],
    },
  ],
};
