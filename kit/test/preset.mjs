import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(import.meta.url);
const fileOf = (name) => join(import.meta.dirname, name);

const byParser = (parser) => [
  resolve("@swc/jest"),
  { jsc: { parser, target: "es2022", transform: { react: { runtime: "automatic" } } } },
];

/** Modules that are published for `import` alone, which Jest gets as CommonJS like our own. */
const modules = [
  "@quotehaven",
  "altcha-lib",
  "typebox",
  "@noble",
  "@otplib",
  "@scure",
  "pdfjs-dist",
];

const shared = {
  transform: {
    "\\.tsx$": byParser({ syntax: "typescript", tsx: true }),
    "\\.ts$": byParser({ syntax: "typescript" }),
    "\\.m?js$": byParser({ syntax: "ecmascript" }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join("|")})/)`],
};

/** Tests without a page, in Node. */
export const node = {
  ...shared,
  displayName: "node",
  testEnvironment: "node",
  testMatch: ["<rootDir>/src/**/*.test.ts"],
};

/** Tests of screens, in a browser of jsdom. */
export const browser = {
  ...shared,
  displayName: "browser",
  testEnvironment: resolve("jest-fixed-jsdom"),
  // styled-components adds a rule alone, as in production; else jsdom reads all again for each.
  globals: { SC_DISABLE_SPEEDY: false },
  testMatch: ["<rootDir>/src/**/*.test.tsx"],
  setupFilesAfterEnv: [fileOf("setupBrowserTests.mjs")],
  moduleNameMapper: {
    "\\.(woff2|svg|png|webp|pdf|css)(\\?.*)?$": fileOf("assetStub.mjs"),
  },
};

/** What a remote's `jest.config.mjs` exports. */
export default {
  projects: [node, browser],
  // For what hangs; a busy machine only takes longer.
  // Longer than what `findBy` waits, so that it says what it did not find.
  testTimeout: 90_000,
};
