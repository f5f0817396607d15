import { parseArgs } from "node:util";
import { measureApi } from "./api";
import { measureData } from "./data";
import { measureDesk } from "./desk";
import { measureLeads } from "./leads";
import { measurePages } from "./pages/measurePages";

type Options = {
  size: number;
  times: number;
  screen: string;
  lines: string;
  against: number;
};
type Measurement = {
  measure: (options: Options) => Promise<void>;
  usual: Pick<Options, "size" | "times">;
  about: string;
};

/** What can be measured, by its name on the command line. */
const measurements: Record<string, Measurement> = {
  api: {
    measure: ({ size, times }) => measureApi(size, times),
    usual: { size: 50_000, times: 5 },
    about:
      "  [--size N] [--times N]   (usual: 50000 people signed in, each kind of call 5 times in turn)",
  },
  data: {
    measure: ({ size, times, lines }) => measureData(size, times, lines),
    usual: { size: 10_000, times: 40 },
    about:
      " [--size N] [--times N] [--lines PART,PART]   (usual: 10000 applications, each call 40 times, every part; PostgreSQL alone)",
  },
  desk: {
    measure: ({ size, times }) => measureDesk(size, times),
    usual: { size: 5_000, times: 15 },
    about:
      "[--size N] [--times N]   (usual: 5000 leads, 10000 notifications, each interaction 15 times)",
  },
  leads: {
    measure: measureLeads,
    usual: { size: 10_000, times: 40 },
    about:
      "[--size N] [--times N] [--lines TEXT] [--against N]   (usual: 10000 applications, each call 40 times, every line, compared with none)",
  },
  pages: {
    measure: ({ times, screen }) => measurePages(times, screen),
    usual: { size: 1_000, times: 7 },
    about:
      "[--times N] [--screen NAME]   (usual: 7 first visits of every screen, each way of shipping it)",
  },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string" },
    times: { type: "string" },
    screen: { type: "string", default: "" },
    lines: { type: "string", default: "" },
    against: { type: "string", default: "0" },
  },
});
const chosen = measurements[positionals[0] ?? ""];
const { screen, lines } = values;
const size = Number(values.size ?? chosen?.usual.size);
const times = Number(values.times ?? chosen?.usual.times);
const against = Number(values.against);

if (!chosen || !(size >= 1_000 && times >= 1 && (against === 0 || against >= 1_000))) {
  for (const [each, { about }] of Object.entries(measurements)) {
    console.error(`npm run bench -- ${each} ${about}`);
  }
  process.exit(1);
}
await chosen.measure({ size, times, screen, lines, against });
