import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const setup = resolve(import.meta.dirname, "../product/globalSetup.ts");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-setup-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("leaves nothing behind where the product does not start", async () => {
  const [script, runner] = [join(folder, "start.mjs"), join(folder, "run.mjs")];
  await writeFile(script, "process.exit(3);");
  await writeFile(
    runner,
    `const { default: globalSetup } = await import(${JSON.stringify(setup)});
    await globalSetup().catch(({ message }) => console.log(message));`,
  );
  const place = await mkdtemp(join(folder, "temporary-"));
  const { E2E_ORIGIN: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", runner], {
    env: { ...env, NODE_OPTIONS: "", TMPDIR: place, E2E_START: script },
  });
  expect(stdout).toContain("The product did not start: Error: it ended with code 3");
  const left = (await readdir(place)).filter((name) => name.startsWith("quotehaven-"));
  expect(left).toEqual([]);
});
