import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

const isOnPostgres = process.env.FAULTS_ENGINE === "postgres";

export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../.cache/faults",
  // Those that need a database start an API of their own; the others share the whole product.
  globalSetup: isOnPostgres ? undefined : "../product/globalSetup.ts",
  // Each breaks what others would share, or measures how long people wait.
  workers: 1,
  fullyParallel: false,
  // Ends what hangs: starting a process over and over takes long on a busy machine.
  timeout: 1_800_000,
  projects: [{ name: "faults" }],
});
