import type { BuildRecord } from "../build";

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
  signedIn: [],
  assets: {},
  menu: [],
  policy: { script: [], connect: [], frame: [] },
  files: {},
  preloadFonts: [],
  siteName: "",
  ...build,
});
