import { parseArgs } from "node:util";
import { measureApi } from "./api";
import { measureData } from "./data";
import { measurePages } from "./pages";
import { measureRelease } from "./release";
import type { Line } from "./targets";

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "10000" },
    times: { type: "string", default: "3" },
  },
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
if (!wanted.every((name) => Object.hasOwn(groups, name)) || !(size >= 1_000 && times >= 1)) {
  console.error(
    `npm run bench -- [${Object.keys(groups).join("|")}] [--size N] [--times N]\n` +
      "--size: applications of data, from 1000 on (usual 10000); --times: visits of pages (usual 3)",
  );
  process.exit(1);
}
console.log("| What | Target | Measured | |\n| --- | --- | --- | --- |");
for (const name of wanted) {
  for (const line of (await groups[name]?.()) ?? []) console.log(`| ${line.join(" | ")} |`);
}
