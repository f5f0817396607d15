import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ownFirstScripts } from "./firstScripts";
import { pathsOf } from "./pagePaths";
import type { BuildRecord } from "./registry";

/** A path whose first screen needs more script of its own app than that allows itself. */
export type OverBudget = { path: string; bytes: number; budgetBytes: number };

/**
 * The paths of a build that pass the budget of its manifest, the heaviest first: none
 * where it sets none. Counted is what the app itself brings before the first screen shows, as it
 * goes over the wire (brotli).
 *
 * @param folder its files with their compressed copies
 */
export async function overBudget(folder: string, app: BuildRecord): Promise<OverBudget[]> {
  const { scriptBudgetBytes: budgetBytes } = app;
  if (budgetBytes === undefined) return [];
  const claimed = app.routes.flatMap((route) => pathsOf(route).map((path) => ({ route, path })));
  const weighed = claimed.map(async ({ route, path }) => {
    const sizes = await Promise.all(
      ownFirstScripts({ app, route, path }).map((file) => bytesOnTheWire(join(folder, file))),
    );
    return { path, bytes: sizes.reduce((sum, size) => sum + size, 0), budgetBytes };
  });
  return (await Promise.all(weighed))
    .filter(({ bytes }) => bytes > budgetBytes)
    .sort((a, b) => b.bytes - a.bytes);
}

/** A file too small to be worth compressing goes as it is. */
async function bytesOnTheWire(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return (await stat(existsSync(compressed) ? compressed : file)).size;
}
