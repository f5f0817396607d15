import { readFileSync } from "node:fs";
import { heading, notice, noticeFile } from "./notice";

/** Licences that ask for a notice alone, and MPL-2.0, which asks nothing of a file that is not changed. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT and ISC",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  // Gives up every right.
  "Unlicense",
];

it("names every package that is shipped (npm run notice)", () => {
  expect(readFileSync(noticeFile, "utf8")).toBe(notice());
});

it("has permissive licences alone", () => {
  const [, list = ""] = notice().split(heading);
  const licences = list
    .trim()
    .split("\n")
    .map((line) => line.split(": ")[1]);
  expect(licences.length).toBeGreaterThan(50);
  expect([...new Set(licences)].filter((licence) => !allowed.includes(licence ?? ""))).toEqual([]);
});
