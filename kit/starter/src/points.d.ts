import type manifest from "../quotehaven.json";

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface RemoteManifests {
    ["__name__"]: typeof manifest;
  }

  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface RemoteEvents {
    /** Us → whoever wants to know: somebody chose what to ask a quote for. */
    "__name__/chosen@1": { id: number };
  }
}
