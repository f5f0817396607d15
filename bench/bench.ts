import { measureLeads } from "./leads";

/** What can be measured, by its name on the command line. */
const measurements: Record<string, (size: number, times: number) => Promise<void>> = {
  leads: measureLeads,
};

const [name = "", ...options] = process.argv.slice(2);
const measure = measurements[name];
const optionOf = (option: string, usual: number) =>
  options.includes(option) ? Number(options[options.indexOf(option) + 1]) : usual;
const size = optionOf("--size", 10_000);
const times = optionOf("--times", 40);

if (!measure || !(size >= 1_000 && times >= 1)) {
  console.error(
    `npm run bench -- ${Object.keys(measurements).join("|")} [--size N] [--times N]   (usual: 10000 applications, each call 40 times)`,
  );
  process.exit(1);
}
await measure(size, times);
