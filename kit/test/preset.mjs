import { join } from "node:path";

const here = import.meta.dirname;
const fileOf = (name) => join(here, name);

/**
 * What a remote's `jest.config.mjs` exports: screens (`*.test.tsx`) are tested in a browser of
 * jsdom, everything else (`*.test.ts`) in Node, both as ES modules.
 */
export default {
  testEnvironment: fileOf("eitherEnvironment.mjs"),
  setupFilesAfterEnv: [fileOf("setupEitherTests.mjs")],
  transform: { "^.+\\.tsx?$": fileOf("esbuildTransformer.mjs") },
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  moduleNameMapper: {
    "\\.(woff2|svg|png|webp|pdf|css)(\\?.*)?$": fileOf("assetStub.mjs"),
    "^styled-components$": fileOf("styledComponents.mjs"),
  },
  // For what hangs; a busy machine only takes longer.
  testTimeout: 60_000,
};
