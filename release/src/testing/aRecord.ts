import type { BuildRecord } from "../registry";

/** What the store holds of a build. */
export const aRecord = (build: Partial<BuildRecord> & { name: string }): BuildRecord => ({
  team: `Team ${build.name}`,
  version: "1.0.0-abc",
  container: `quotehaven_${build.name.replaceAll("-", "_")}`,
  contract: "^0.1.0",
  provides: null,
  routes: [],
  start: ["remoteEntry.js"],
  screens: {},
  assets: {},
  integrity: {},
  files: {},
  preloadFonts: [],
  siteName: "",
  ...build,
});
