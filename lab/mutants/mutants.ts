import { readdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { changedFiles } from "@quotehaven/local/changes";
import { areas, type Area } from "./areas";
import { copyRepository } from "./copyRepository";
import { runArea } from "./runArea";
import { percentOf, scoreOf, type Score } from "./score";

/**
 * `npm run mutants [-- AREA or PATH …] [--changed] [--every 5] [--fresh] [--jobs 2]`:
 * changes the code on purpose, a little at a time, and says which changes no test noticed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: "boolean", default: false },
    every: { type: "string", default: "1" },
    fresh: { type: "boolean", default: false },
    jobs: { type: "string", default: "1" },
  },
});

/** The share of an area's mutants that tests must notice, in percent. */
const TARGET = 85;

const root = process.cwd();
const changed = values.changed ? new Set(changedFiles("main")) : undefined;
const wanted = areas
  .map((area) => ({ area, files: filesOf(area).filter(isWanted) }))
  .filter(({ files }) => files.length > 0);
if (wanted.length === 0) {
  console.error(`Nothing to change there. The areas: ${areas.map(({ name }) => name).join(", ")}.`);
  process.exit(values.changed ? 0 : 2);
}

const copy = await copyRepository(root);
const removeCopy = () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
process.once("exit", removeCopy);
process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
process.chdir(copy);

const table: string[] = [];
let isBelow = false;
for (const { area, files } of wanted) {
  console.log(`\n${area.name}`);
  const score = await scoreArea(area, files);
  for (const { place, line, change, isCovered } of score.survivors) {
    console.log(`  ${place}${isCovered ? "" : " (no test runs this)"}\n    ${line}\n    ${change}`);
  }
  isBelow ||= percentOf(score) < TARGET;
  table.push(rowOf(area.name, score));
}
console.log(`\n${table.join("\n")}`);
process.exit(isBelow ? 1 : 0);

/** The area's code: no screens, no tests, and nothing that only tests use. */
function filesOf({ folder }: Area): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|[Ff]ixtures|\/testing\//.test(name))
    .sort();
}

function isWanted(file: string): boolean {
  const isNamed = (word: string) =>
    areas.some((area) => area.name.startsWith(word) && file.startsWith(`${area.folder}/`)) ||
    file.startsWith(word.replace(/\/$/, ""));
  return (positionals.length === 0 || positionals.some(isNamed)) && (changed?.has(file) ?? true);
}

async function scoreArea(area: Area, files: readonly string[]): Promise<Score> {
  const folder = join(root, ".cache/mutants");
  await mkdir(folder, { recursive: true });
  const name = area.name.replaceAll("/", "-");
  const records = { known: join(folder, `${name}.json`), page: join(folder, `${name}.html`) };
  const every = Number(values.every);
  const how = { concurrency: Number(values.jobs), every, isFresh: values.fresh };
  return scoreOf(await runArea(area, files, records, how), every);
}

function rowOf(name: string, score: Score): string {
  const { mutants, survivors, accepted, asked, made } = score;
  const percent = `${percentOf(score).toFixed(1)} %`.padStart(8);
  const sample = asked < made ? `, a sample of ${asked} of ${made}` : "";
  const counts = `${mutants} mutants, ${survivors.length} survived, ${accepted} accepted${sample}`;
  return `${name.padEnd(24)}${percent}  ${counts}`;
}
