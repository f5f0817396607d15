import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

/** Chromium without a browser around it: it shows the same pages for two thirds of the processor. */
const systemShells = ["/usr/lib/chromium/chromium-headless-shell"];

const systemBrowsers = [
  // Debian's command adds flags of its own, and starts this.
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A given Chromium, Playwright's own headless one where it is installed, or the system's. */
function executablePath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (hasPlaywrights()) return undefined;
  return [...systemShells, ...systemBrowsers].find((path) => existsSync(path));
}

/** Playwright installs its headless one together with the whole browser, and prefers it. */
const hasPlaywrights = () => existsSync(chromium.executablePath());

/** Whether a whole browser of the system will be started, where a headless one would cost less. */
export function isWholeBrowser(): boolean {
  if (process.env.CHROMIUM_PATH) return false;
  const path = executablePath();
  return path !== undefined && !systemShells.includes(path);
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
