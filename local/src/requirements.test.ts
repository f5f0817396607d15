import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..", "..");
const requirements = readFileSync(resolve(root, "docs/requirements.md"), "utf8");

/** Everything in the sources that matches, without file names. */
function cited(pattern: string): string[] {
  const files = ["*.ts", "*.tsx", "*.mjs", "*.sql", "*.md", ":!docs/requirements.md"];
  const options = { cwd: root, encoding: "utf8" } as const;
  return execFileSync("git", ["grep", "-ohE", pattern, "--", ...files], options)
    .split("\n")
    .filter(Boolean);
}

/** `QUE-2/3` names QUE-2 and QUE-3. */
function idsOf(citation: string): string[] {
  const [prefix, numbers = ""] = citation.split("-");
  return numbers.split("/").map((number) => `${prefix}-${number}`);
}

it("tells in the project's own documents every requirement that the code cites by its id", () => {
  const known = new Set(
    [...requirements.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map(([, id]) => id),
  );
  const prefixes = [...new Set([...known].map((id) => id?.slice(0, 3)))].join("|");
  const ids = new Set(cited(`\\b(${prefixes})-[0-9]+(/[0-9]+)*`).flatMap(idsOf));

  expect(ids.size).toBeGreaterThan(40);
  expect([...ids].filter((id) => !known.has(id))).toEqual([]);
});

/** `5.2 to 5.9` names eight sections. */
function sectionsOf([, chapter, first, last = first]: RegExpExecArray): string[] {
  if (first === undefined) return [`${chapter}`];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, step) => `${chapter}.${Number(first) + step}`);
}

it("tells there every section of the specification that the code cites by its number", () => {
  const headings = requirements.matchAll(/^- \*\*(\d)(?:\.(\d+)(?: to \d\.(\d+))?)?/gm);
  const known = new Set([...headings].flatMap(sectionsOf));
  const sections = new Set(
    cited("specification,? (section )?[0-9](\\.[0-9]+)?").map((text) => text.replace(/^.* /, "")),
  );

  expect(sections.size).toBeGreaterThan(10);
  expect([...sections].filter((section) => !known.has(section))).toEqual([]);
});
