import { spawnSync } from "node:child_process";
import { missingBrowser } from "./browser";

/** Makes sure that there is a Chromium: by Playwright's download, or as root Debian's package. */
function ensureBrowser(): void {
  if (!missingBrowser()) return;
  const given = process.env.CHROMIUM_PATH;
  if (given) throw new Error(`CHROMIUM_PATH names ${given}, where there is nothing.`);
  console.log("There is no Chromium here. Trying Playwright's download …");
  if (run("npx", ["playwright", "install", "chromium"])) return;
  if (process.getuid?.() === 0) {
    console.log("That failed. Trying Debian's package …");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "chromium"]);
  }
  if (!missingBrowser()) return;
  throw new Error("There is no Chromium. Install one, or set CHROMIUM_PATH to where it is.");
}

function run(command: string, args: string[]): boolean {
  const isWindows = process.platform === "win32";
  return spawnSync(command, args, { stdio: "inherit", shell: isWindows }).status === 0;
}

try {
  ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
