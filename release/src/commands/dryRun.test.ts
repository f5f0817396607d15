import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../files";
import { aCommandLine } from "../testing/aCommandLine";

let line: Awaited<ReturnType<typeof aCommandLine>>;
let before: Record<string, string>;
beforeEach(async () => {
  line = await aCommandLine();
  await line.release("publish", await line.place.aBuild({ name: "shell" }));
  await line.published("agent", "run(1)");
  await line.published("agent", "run(2)");
  before = await whatIsThere();
});
afterEach(() => line.remove());

/** Every file of the store. */
async function whatIsThere(): Promise<Record<string, string>> {
  const { root } = line.place.store;
  const files = (await filesBelow(root)).map(async (file): Promise<[string, string]> => [
    file,
    await readFile(join(root, file), "base64"),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

const dry = async (...args: string[]) => line.release("--dry-run", ...args);

it.each([
  [["rollback", "agent"], /^agent \S+: live again$/],
  [["retire", "agent"], /^agent is retired\.$/],
  [["canary", "agent", "0"], /^agent: no canary$/],
  [["prune"], /^Nothing to remove\.$/],
  [["repair"], /^Nothing to repair\.$/],
  [["restore", "1"], /^What was live at revision 1/],
])("says what %j would do, and does nothing of it", async (command, words) => {
  const { said, failures } = await dry(...command);
  expect(said[0]).toMatch(words);
  expect(failures).toContain("This was a dry run: nothing is changed.");
  expect(await whatIsThere()).toEqual(before);
});

it("looks at what would be published, and keeps nothing of it", async () => {
  const next = await line.place.aBuild({ name: "agent", code: "run(3)" });
  const { said } = await dry("publish", "--no-smoke", next);
  expect(said[0]).toMatch(/^agent \S+: live$/);
  const half = await line.place.aBuild({ name: "agent", code: "run(" });
  const { failures, exitCode } = await dry("publish", "--no-smoke", half);
  expect([failures.join(), exitCode]).toEqual([expect.stringContaining("is no whole script"), 1]);
  expect(await whatIsThere()).toEqual(before);
});

it("says what a repair would put back", async () => {
  const { root } = line.place.store;
  const { revision } = await line.place.store.registry();
  await rm(join(root, "pages", String(revision)), { recursive: true });
  before = await whatIsThere();
  expect((await dry("repair")).said).toEqual([
    `the pages of revision ${revision} are written anew`,
  ]);
  expect(await whatIsThere()).toEqual(before);
});
