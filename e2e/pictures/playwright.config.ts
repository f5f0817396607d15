import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

/**
 * `npm run pictures [-- -g WORDS]`: every screen in its main states, on a desk and on a phone, in both
 * themes; `PICTURES_LANGUAGE=es` in Spanish. The pictures are in the report in `.cache/pictures`.
 */
export default defineConfig({
  ...config,
  testDir: ".",
  outputDir: "../../.cache/pictures/results",
  globalSetup: "../product/globalSetup.ts",
  reporter: [["list"], ["html", { outputFolder: "../../.cache/pictures/report", open: "never" }]],
  projects: [{ name: "desk" }, { name: "phone", grepInvert: /@desk/ }],
});
