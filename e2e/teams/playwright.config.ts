import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

/** `npm run teams`: what a team does with its remote, and what its remote cannot do to others. */
export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../.cache/teams",
  globalSetup: "../product/globalSetup.ts",
  retries: 0,
  // Each publishes to the one product.
  workers: 1,
  fullyParallel: false,
  timeout: 1_800_000,
  reporter: [["list", { printSteps: true }], ["./attackTable.ts"]],
  projects: [{ name: "teams" }],
});
