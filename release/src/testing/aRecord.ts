import type { BuildRecord } from "../build";
import { emptyRegistry, type Registry } from "../registry";

/** What the store holds of a build. */
export const aRecord = (build: Partial<BuildRecord> & { name: string }): BuildRecord => ({
  team: `Team ${build.name}`,
  version: "1.0.0-abc",
  container: `quotehaven_${build.name.replaceAll("-", "_")}`,
  contract: "^0.1.0",
  routes: [],
  start: ["remoteEntry.js"],
  screens: {},
  needs: {},
  shares: {},
  takes: {},
  gives: {},
  signedIn: [],
  assets: {},
  menu: [],
  policy: { script: [], connect: [], frame: [] },
  files: {},
  preloadFonts: [],
  siteName: "",
  ...build,
});

/** A registry in which these builds are live. */
export function aRegistry(...builds: BuildRecord[]): Registry {
  const apps = builds.map((stable) => [
    stable.name,
    { name: stable.name, team: stable.team, stable, canary: null, previous: [] },
  ]);
  return { ...emptyRegistry, apps: Object.fromEntries(apps) };
}
