import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testApp, type TestApp } from "../testing";
import { apiSnapshot } from "./apiSnapshot";

const file = join(import.meta.dirname, "../../../contract/src/api.json");

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);
afterAll(() => t.close());

it("is what the contract keeps of it: write it anew with UPDATE_API=1", async () => {
  const now = apiSnapshot(t.app.swagger());
  if (process.env.UPDATE_API) await writeFile(file, now);
  expect(await readFile(file, "utf8")).toBe(now);
});
