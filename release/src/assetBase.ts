import type { BuildRecord } from "./registry";

/** Where a build's files are served from. */
export function assetBase({ name, version }: Pick<BuildRecord, "name" | "version">): string {
  return `/assets/${name}/${version}/`;
}
