import { buildParts } from "./buildParts.mjs";

// A process of its own: what webpack holds in memory goes away with it.
try {
  await buildParts(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
