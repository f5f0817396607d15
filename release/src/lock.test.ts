import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { jest } from "@jest/globals";
import { withLock } from "./lock";

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-lock-"));
  lock = join(folder, "registry.lock");
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const nobody = 2 ** 22 + 1;
const own = { pid: process.pid, host: hostname() };
const heldBy = (holder: unknown) => writeFile(lock, JSON.stringify(holder));

it("lets one work at a time, and is free again also where that failed", async () => {
  let working = 0;
  const work = async () => {
    working += 1;
    await pause(5);
    return working--;
  };
  expect(await Promise.all([1, 2, 3].map(() => withLock(lock, work)))).toEqual([1, 1, 1]);
  const failing = withLock(lock, async () => {
    expect(JSON.parse(await readFile(lock, "utf8"))).toEqual(own);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

it("is taken over from a process that is gone, and after a minute from anybody", async () => {
  await heldBy({ pid: nobody, host: hostname() });
  expect(await withLock(lock, async () => "mine")).toBe("mine");
  await heldBy(own);
  const then = Date.now() / 1000 - 61;
  await utimes(lock, then, then);
  expect(await withLock(lock, async () => "mine")).toBe("mine");
});

it.each([
  ["a living process", own],
  ["another machine", { pid: nobody, host: "elsewhere" }],
  ["somebody unknown", null],
])("is left to %s, and given up after fifteen seconds", async (_whom, holder) => {
  await heldBy(holder);
  const start = Date.now();
  let passed = 0;
  jest.spyOn(Date, "now").mockImplementation(() => start + (passed += 1_000));
  const work = jest.fn(async () => {});
  await expect(withLock(lock, work)).rejects.toThrow("Somebody else is publishing");
  expect(work).not.toHaveBeenCalled();
  expect(existsSync(lock)).toBe(true);
});
