import { existsSync } from "node:fs";
import { chromium, defineConfig } from "@playwright/test";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A given Chromium, Playwright's own where it is installed, or the system's. */
function executablePath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path));
}

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  globalSetup: "./product/globalSetup.ts",
  fullyParallel: true,
  // Every test owns its people and data; two cores carry the product and two browsers.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // A page that is slow on a loaded machine is not a wrong page.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: {
      executablePath: executablePath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
