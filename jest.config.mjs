import { vendorMap } from "./api/build/vendor.mjs";

const transform = { "^.+\\.tsx?$": "<rootDir>/kit/test/esbuildTransformer.mjs" };

const shared = {
  rootDir: import.meta.dirname,
  transform,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  modulePathIgnorePatterns: ["/dist/", "<rootDir>/.data", "<rootDir>/.releases"],
};

export default {
  // Ends a test that hangs. A busy machine takes longer than a fast one, so no test sets a shorter limit.
  testTimeout: 300_000,
  // Both cores of a small machine; a worker that grew by the modules it loaded starts anew.
  maxWorkers: 2,
  workerIdleMemoryLimit: "1500MB",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "<rootDir>/local/test/lastingEnvironment.mjs",
      runtime: "<rootDir>/local/test/lastingRuntime.mjs",
      globalSetup: "<rootDir>/api/build/vendor.mjs",
      moduleNameMapper: {
        ...vendorMap,
        "^@fastify/fast-json-stringify-compiler$": "<rootDir>/local/test/lastingSerializers.cjs",
      },
      testMatch: ["<rootDir>/*/{src,build,test}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "<rootDir>/kit/test/lastingPage.mjs",
      runtime: "<rootDir>/local/test/lastingRuntime.mjs",
      testMatch: ["<rootDir>/*/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/kit/test/setupBrowserTests.mjs"],
      moduleNameMapper: {
        "\\.(woff2|svg|png|webp|pdf|css)(\\?.*)?$": "<rootDir>/kit/test/assetStub.mjs",
        "^styled-components$": "<rootDir>/kit/test/styledComponents.mjs",
      },
    },
  ],
};
