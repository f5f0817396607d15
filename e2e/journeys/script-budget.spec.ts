import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..", "..");
const remotes = ["remote-consumer", "remote-agent", "remote-payment", "remote-operations"];
const apps = ["shell", ...remotes];

test("each app is released within the script budget of its package.json", async () => {
  const store = await mkdtemp(join(tmpdir(), "quotehaven-budget-"));
  try {
    const publish = [
      "--import",
      "tsx",
      "release/src/cli.ts",
      "--store",
      store,
      "publish",
      "--no-smoke",
      ...apps,
    ];
    const { stdout } = await run(process.execPath, publish, { cwd: root });
    expect(stdout.match(/: live$/gm)).toHaveLength(apps.length);
    for (const app of apps) {
      const { quotehaven } = JSON.parse(await readFile(join(root, app, "package.json"), "utf8"));
      expect(quotehaven.scriptBudgetBytes, app).toBeGreaterThan(0);
    }
  } finally {
    await rm(store, { recursive: true, force: true });
  }
});
