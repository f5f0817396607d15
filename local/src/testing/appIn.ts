import { join, resolve } from "node:path";
import type { Area } from "@quotehaven/platform";

/** The folder that holds every package. */
export const root = resolve(import.meta.dirname, "..", "..", "..");

/** What the `src/routes.tsx` of an app says. */
export type App = { name: string; team: string; areas: readonly Area[] };

/** What an app says of itself, by its folder. */
export async function appIn(folder: string): Promise<App> {
  const loaded: { default: App } = await import(join(root, folder, "src", "routes"));
  return loaded.default;
}
