import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "..", "..");
const apps = ["shell", "remote-consumer", "remote-agent", "remote-payment", "remote-operations"];

// The product does not start with an app over its budget: the release tool refuses to publish it.
test("each app has a script budget, which its release keeps", async () => {
  for (const app of apps) {
    const { quotehaven } = JSON.parse(await readFile(join(root, app, "package.json"), "utf8"));
    expect(quotehaven.scriptBudgetBytes, app).toBeGreaterThan(0);
  }
});
