import { readdirSync } from "node:fs";
import { join } from "node:path";
import { appFolders } from "../bin/appFolders.mjs";

it("lists the shell first, then every remote, and no other workspace", () => {
  const remotes = readdirSync(join(import.meta.dirname, "..", ".."), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith("remote-"))
    .map(({ name }) => name);
  const [first, ...others] = appFolders();
  expect(first).toBe("shell");
  expect(remotes.length).toBeGreaterThan(0);
  expect(others.sort()).toEqual(remotes.sort());
});
