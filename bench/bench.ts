import { measureBytes } from "./bytes";
import { measureLeads } from "./leads";
import { measurePages } from "./pages";

type Options = { size: number; times: number };
type Measurement = { measure: (options: Options) => Promise<void>; usual: Options; about: string };

/** What can be measured, by its name on the command line. */
const measurements: Record<string, Measurement> = {
  bytes: {
    measure: measureBytes,
    usual: { size: 1_000, times: 1 },
    about: "   (script before each screen is usable, of what was built last)",
  },
  leads: {
    measure: ({ size, times }) => measureLeads(size, times),
    usual: { size: 10_000, times: 40 },
    about: "[--size N] [--times N]   (usual: 10000 applications, each call 40 times)",
  },
  pages: {
    measure: ({ times }) => measurePages(times),
    usual: { size: 1_000, times: 7 },
    about: "[--times N]   (usual: 7 visits of each page, with and without what is prerendered)",
  },
};

const [name = "", ...words] = process.argv.slice(2);
const chosen = measurements[name];
const optionOf = (option: string, usual: number) =>
  words.includes(option) ? Number(words[words.indexOf(option) + 1]) : usual;
const size = optionOf("--size", chosen?.usual.size ?? 0);
const times = optionOf("--times", chosen?.usual.times ?? 0);

if (!chosen || !(size >= 1_000 && times >= 1)) {
  for (const [each, { about }] of Object.entries(measurements)) {
    console.error(`npm run bench -- ${each} ${about}`);
  }
  process.exit(1);
}
await chosen.measure({ size, times });
