import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { listedTitles, newerThan } from "../compat/leftOut";
import releases from "../compat/releases.json" with { type: "json" };

const journeys = resolve(import.meta.dirname, "../../e2e/journeys");

it("reads the titles of what Playwright lists, and nothing else of it", () => {
  const printed = `Listing tests:
  [longest] › e2e/journeys/win-a-client.spec.ts:37:1 › a client is won
  [others] › e2e/journeys/quoting.spec.ts:162:1 › what was typed is there again @newer-than-0.2.1
Total: 2 tests in 2 files
`;
  expect(listedTitles(printed)).toEqual(["a client is won", "what was typed is there again"]);
  expect(listedTitles("Listing tests:\nTotal: 0 tests in 0 files\n")).toEqual([]);
});

it("leaves nothing out any more that a later release brought", async () => {
  const texts = await Promise.all(
    (await readdir(journeys)).map((file) => readFile(resolve(journeys, file), "utf8")),
  );
  const marks = texts.flatMap((text) => text.match(/@newer-than-[\d.]+/g) ?? []);
  const last = newerThan(releases[0]?.version ?? "none");
  expect(marks.filter((mark) => mark !== last)).toEqual([]);
});
