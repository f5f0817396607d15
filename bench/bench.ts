import { commandLine, endWithUsage } from "@quotehaven/local/commandLine";
import { measureApi } from "./api";
import { measureData } from "./data";
import { measurePages } from "./pages";
import { measureRelease } from "./release";
import type { Line } from "./targets";

const usage = `npm run bench -- [api|data|pages|release] [--size N] [--times N]

--size: applications of data, from 1000 on (usual 10000)
--times: visits of pages (usual 3)`;
const { positionals: names, values } = commandLine(usage, {
  options: {
    size: { type: "string", default: "10000" },
    times: { type: "string", default: "3" },
  },
  knows: (word) => ["api", "data", "pages", "release"].includes(word),
});
const [size, times] = [Number(values.size), Number(values.times)];

/** What is measured, by its name on the command line. */
const groups: Record<string, () => Promise<Line[]>> = {
  api: measureApi,
  data: () => measureData(size),
  pages: () => measurePages(times),
  release: measureRelease,
};

const wanted = names.length > 0 ? names : Object.keys(groups);
if (!(size >= 1_000 && times >= 1)) endWithUsage(usage, "That is too little to measure.");
console.log("| What | Target | Measured | |\n| --- | --- | --- | --- |");
for (const name of wanted) {
  for (const line of (await groups[name]?.()) ?? []) console.log(`| ${line.join(" | ")} |`);
}
