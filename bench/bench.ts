import { measureLeads } from "./leads";

/** What can be measured, by its name on the command line. */
const measurements: Record<string, (size: number) => Promise<void>> = { leads: measureLeads };

const [name = "", ...options] = process.argv.slice(2);
const measure = measurements[name];
const sizeAt = options.indexOf("--size");
const size = sizeAt < 0 ? 10_000 : Number(options[sizeAt + 1]);

if (!measure || !Number.isInteger(size) || size < 1_000) {
  console.error(
    `npm run bench -- ${Object.keys(measurements).join("|")} [-- --size N]   (N from 1000; 10000 is usual)`,
  );
  process.exit(1);
}
await measure(size);
