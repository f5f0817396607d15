import type manifest from "../quotehaven.json";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface RemoteManifests {
    operations: typeof manifest;
  }
}
