import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { jest } from "@jest/globals";
import { build } from "esbuild";
import { lockFolder, withLock } from "./lockFolder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-lock-"));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it("gives a folder to one at a time, and another folder to somebody else", async () => {
  const unlock = await lockFolder(folder);
  expect(await lockFolder(folder)).toBeNull();
  await (
    await lockFolder(join(folder, "other"))
  )?.();
  await unlock?.();
  const again = await lockFolder(folder);
  expect(again).not.toBeNull();
  await again?.();
});

it("gives it back also where the work failed", async () => {
  const failing = withLock(folder, async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await withLock(folder, async () => "mine")).toBe("mine");
});

it("gives up after fifteen seconds", async () => {
  const unlock = await lockFolder(folder);
  const start = Date.now();
  let passed = 0;
  jest.spyOn(Date, "now").mockImplementation(() => start + (passed += 1_000));
  const work = jest.fn(async () => {});
  await expect(withLock(folder, work)).rejects.toThrow("Somebody else is publishing");
  expect(work).not.toHaveBeenCalled();
  await unlock?.();
});

it("lets twenty processes that wait for one that was killed go on one after the other", async () => {
  const module = join(folder, "lockFolder.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("lockFolder.ts", import.meta.url))],
    outfile: module,
    ...{ bundle: true, platform: "node", format: "esm", logLevel: "silent" },
  });
  const shared = join(folder, "shared");
  const counter = join(folder, "counter");
  /** A process that says something before it asks for the lock, or once it has it. */
  const run = async (before: string, work: string) => {
    // Nobody gives up, however long a busy machine takes.
    const script = `
      Date.now = () => 0;
      const { withLock } = await import(${JSON.stringify(module)});
      const { readFile, writeFile } = await import("node:fs/promises");
      ${before};
      await withLock(${JSON.stringify(shared)}, async () => { ${work} });`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exit = once(child, "exit");
    await once(child.stdout, "data");
    return { child, exit };
  };
  await writeFile(counter, "0");
  const say = "console.log(1);";
  const abandoned = await run("", `${say} await new Promise((go) => setTimeout(go, 1e6));`);
  const count = `
    const count = Number(await readFile(${JSON.stringify(counter)}, "utf8"));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await writeFile(${JSON.stringify(counter)}, String(count + 1));`;
  const publishers = await Promise.all(Array.from({ length: 20 }, () => run(say, count)));
  expect(await readFile(counter, "utf8")).toBe("0");
  abandoned.child.kill("SIGKILL");
  const exits = await Promise.all(publishers.map(({ exit }) => exit));
  expect(exits).toEqual(Array(20).fill([0, null]));
  expect(await readFile(counter, "utf8")).toBe("20");
});
