import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser";

/** What takes longest begins first, so that no worker is left waiting for it at the end. */
const longest = [
  "each-insurance",
  "first-day",
  "kill-and-restart",
  "markup",
  "operations",
  "registration",
  "win-a-client",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  globalSetup: "./product/globalSetup.ts",
  fullyParallel: true,
  // Every test owns its people and data; two cores carry the product and two browsers.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // What passes only at its second try is named at the end of `npm test`, to be mended.
  retries: 1,
  forbidOnly: true,
  // These limits only end what hangs: a page that is slow on a busy machine is not a wrong page.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  projects: [
    { name: "longest", testMatch: longest },
    { name: "others", testIgnore: longest },
  ],
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions,
  },
});
