import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "./install.mjs";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Makes sure that there is a Chromium, and says where; `null` stands for Playwright's own.
 *
 * Tries `CHROMIUM_PATH`, Playwright's own where it is installed, the system's, Playwright's
 * download, and as root Debian's package.
 *
 * @throws where every way fails
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, where there is nothing.`);
  }
  const { chromium } = await import("playwright-core");
  if (existsSync(chromium.executablePath())) return null;
  const system = systemBrowsers.find((path) => existsSync(path));
  if (system) return system;
  console.log("There is no Chromium here. Trying Playwright's download …");
  if (run("npx", ["playwright", "install", "chromium"])) return null;
  if (process.getuid?.() === 0) {
    console.log("That failed. Trying Debian's package …");
    if (run("apt-get", ["update"]) && run("apt-get", ["install", "-y", "chromium"])) {
      const installed = systemBrowsers.find((path) => existsSync(path));
      if (installed) return installed;
    }
  }
  throw new Error("There is no Chromium. Install one, or set CHROMIUM_PATH to where it is.");
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}
