import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

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

/** Why there is no browser to start, or null where there is one. */
export function missingBrowser(): string | null {
  const path = executablePath() ?? chromium.executablePath();
  return existsSync(path) ? null : "there is no Chromium here; CHROMIUM_PATH may name one";
}

/** How every browser of the tests is started. */
export const launchOptions: LaunchOptions = {
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
};
