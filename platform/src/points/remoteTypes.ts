declare global {
  /**
   * The manifests of remotes by their names. A remote adds its own in `src/points.d.ts`, and from then
   * on `isOn` and `configured` take its flags and values.
   *
   * @example interface RemoteManifests { help: typeof manifest }
   */
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
  interface RemoteManifests {}

  /**
   * The events that remotes say, by name and version: `"help/opened@1": { topic: string }`. Whoever
   * says one adds it in `src/points.d.ts`, and lists it under `events` in its manifest.
   */
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
  interface RemoteEvents {}
}

type KeysOf<Part extends string> = {
  [Name in keyof RemoteManifests & string]: RemoteManifests[Name] extends Record<Part, infer Own>
    ? `${Name}/${keyof Own & string}`
    : never;
}[keyof RemoteManifests & string];

/** A flag that a manifest declares, with its remote: `help/search`. */
export type FlagName = KeysOf<"flags">;

/** A value of a remote's configuration, with its remote: `help/address`. */
export type ConfigName = KeysOf<"config">;

/** The events of remotes that are named as such: `help/opened@1`. */
export type NamespacedEvents = {
  [
    Name in keyof RemoteEvents as Name extends `${string}/${string}@${number}` ? Name : never
  ]: RemoteEvents[Name];
};
