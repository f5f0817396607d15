/** A build of a remote as a tab loads it. */
export const aBuildOf = (name: string, version = "1") => ({
  version,
  entry: `/assets/${name}/${version}/remoteEntry.js`,
  container: name,
  contract: "^0.1.0",
});

/** A build of a remote as the registry lists it. */
export const aRelease = (name: string, version?: string) => ({
  ...aBuildOf(name, version),
  integrity: {},
});

/** What is live, with these remotes. */
export const aRegistry = <Remote>(revision: number, remotes: Remote[]) => ({
  revision,
  shell: { version: "1", contract: "0.1.0", integrity: {} },
  overrideOrigins: [] as string[],
  remotes,
});
