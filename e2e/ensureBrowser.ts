import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isWholeBrowser, missingBrowser } from "./browser";

/** Makes sure that there is a Chromium, and tries for a headless one: it takes a third less time. */
function ensureBrowser(): void {
  if (missingBrowser()) install();
  else if (isWholeBrowser() && canInstallPackages()) {
    console.log("There is a Chromium here; its headless one is quicker. Trying Debian's package …");
    if (!installPackage("chromium-headless-shell")) console.log("That failed; the other will do.");
  }
}

function install(): void {
  const given = process.env.CHROMIUM_PATH;
  if (given) throw new Error(`CHROMIUM_PATH names ${given}, where there is nothing.`);
  console.log("There is no Chromium here. Trying Playwright's download …");
  if (run("npx", ["playwright", "install", "chromium"])) return;
  if (canInstallPackages()) {
    console.log("That failed. Trying Debian's packages …");
    if (!installPackage("chromium-headless-shell")) installPackage("chromium");
  }
  if (!missingBrowser()) return;
  throw new Error("There is no Chromium. Install one, or set CHROMIUM_PATH to where it is.");
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function installPackage(name: string): boolean {
  // Nobody is there to answer a question, nor to wait for a mirror that is away.
  const options = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  run("apt-get", ["update", "-qq", ...options]);
  return run("apt-get", ["install", "-y", "-qq", "--no-remove", ...options, name]);
}

function run(command: string, args: string[]): boolean {
  const isWindows = process.platform === "win32";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", shell: isWindows, env }).status === 0;
}

try {
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
