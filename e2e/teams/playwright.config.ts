import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

/** `npm run teams`: what a team does with its remote, outside of this clone. */
export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../.cache/teams",
  globalSetup: undefined,
  workers: 1,
  timeout: 1_800_000,
  reporter: [["list", { printSteps: true }]],
  projects: [{ name: "teams" }],
});
