import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { jest } from "@jest/globals";
import { withLock } from "./lock";
import { ReleaseError } from "./ReleaseError";

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
const heldBy = (holder: unknown) => writeFile(lock, JSON.stringify(holder));
/** Resolves once the lock was taken over; hangs where it never is. */
const isTakenOver = () => withLock(lock, async () => true);
/** Whether the lock is still waited for after a few attempts; then it is removed. */
async function isLeftAlone(): Promise<boolean> {
  let isDone = false;
  const work = withLock(lock, async () => {
    isDone = true;
  });
  await pause(150);
  const isWaiting = !isDone;
  await rm(lock, { force: true });
  await work;
  return isWaiting;
}

it("says who holds it, and is free again after the work, also where that failed", async () => {
  const inside = await withLock(lock, async () => JSON.parse(await readFile(lock, "utf8")));
  expect(inside).toEqual({ pid: process.pid, host: hostname() });
  const failing = withLock(lock, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

it("lets one work at a time", async () => {
  let working = 0;
  const most = await Promise.all(
    [1, 2, 3].map(() =>
      withLock(lock, async () => {
        working += 1;
        await pause(5);
        const now = working;
        working -= 1;
        return now;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1]);
});

it("is taken over from a process of this machine that is gone", async () => {
  await heldBy({ pid: nobody, host: hostname() });
  expect(await isTakenOver()).toBe(true);
});

it.each([
  ["a living process", { pid: process.pid, host: hostname() }],
  ["a process of init, which others may not ask", { pid: 1, host: hostname() }],
  ["another machine, whose processes nobody here can see", { pid: nobody, host: "elsewhere" }],
  ["somebody who does not say where", { pid: nobody }],
  ["somebody who does not say who", { host: hostname() }],
  ["somebody without a number", { pid: "x", host: hostname() }],
  ["nothing", null],
  ["a text", "me"],
])("is left to %s for as long as that may take", async (_whom, holder) => {
  await heldBy(holder);
  expect(await isLeftAlone()).toBe(true);
});

it("is left to who is still writing into it", async () => {
  await writeFile(lock, "");
  expect(await isLeftAlone()).toBe(true);
});

it("is taken over where whoever took it never wrote into it", async () => {
  await writeFile(lock, "");
  const then = Date.now() / 1000 - 6;
  await utimes(lock, then, then);
  expect(await isTakenOver()).toBe(true);
});

it.each([
  ["left alone before", 59, isLeftAlone],
  ["taken over after", 61, isTakenOver],
])("is %s a minute, whoever holds it", async (_what, seconds, isSo) => {
  await heldBy({ pid: process.pid, host: hostname() });
  const now = Date.now();
  const then = now / 1000 - seconds;
  await utimes(lock, then, then);
  jest.spyOn(Date, "now").mockReturnValue(now);
  expect(await isSo()).toBe(true);
});

it("is given up after fifteen seconds, in words for who publishes", async () => {
  await heldBy({ pid: process.pid, host: hostname() });
  const start = Date.now();
  let passed = 0;
  jest.spyOn(Date, "now").mockImplementation(() => start + (passed += 1_000));
  const work = jest.fn(async () => {});
  await expect(withLock(lock, work)).rejects.toThrow(
    new ReleaseError(`Somebody else is publishing (${lock}). Please try again.`),
  );
  expect(passed).toBeGreaterThan(15_000);
  expect(work).not.toHaveBeenCalled();
  expect(existsSync(lock)).toBe(true);
});

it("fails where the folder is not there, rather than to wait", async () => {
  await expect(withLock(join(folder, "none", "lock"), async () => {})).rejects.toThrow("ENOENT");
});
