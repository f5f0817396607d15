import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FolderInUse, lockFolder } from "./folderLock";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the lock of a data folder", () => {
  it("is refused to a second holder at once, and free again when it is given back", async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    const again = await lockFolder(folder);
    await again();
  });

  it("does not concern other folders", async () => {
    const unlock = await lockFolder(folder);
    const other = await lockFolder(join(folder, "other"));
    await other();
    await unlock();
    expect(other).not.toBe(unlock);
  });

  it("is free again after its process was killed", async () => {
    const module = fileURLToPath(new URL("folderLock.ts", import.meta.url));
    const script = `import(${JSON.stringify(module)}).then(async ({ lockFolder }) => {
      await lockFolder(${JSON.stringify(folder)});
      console.log("locked");
      setInterval(() => {}, 1000);
    });`;
    const child = spawn(process.execPath, ["--import", "tsx", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    child.kill("SIGKILL");
    await once(child, "exit");
    const unlock = await lockFolder(folder);
    await unlock();
    expect(child.signalCode).toBe("SIGKILL");
  });
});
