import { liveBuilds, SHELL, type BuildRecord, type Registry } from "./registry";

/** What a build takes of what the live shell announced to go, a sentence each. */
export function deprecationsOf({ apps }: Registry, build: BuildRecord): string[] {
  const announced = apps[SHELL]?.stable.deprecated ?? [];
  const taken = announced.filter(({ name }) => build.points?.takes?.includes(name));
  return taken.map(({ name, since, announcedOn, goesOn, instead }) => {
    const [from, what] = name.split("#");
    return (
      `${build.name} ${build.version} uses ${what} of ${from}, deprecated since ${since} ` +
      `(${announcedOn}). From ${goesOn} on a shell may be without it. ${instead}`
    );
  });
}

/** The same of everything that is live. */
export function liveDeprecations(registry: Registry): string[] {
  return Object.values(registry.apps)
    .flatMap(liveBuilds)
    .flatMap((build) => deprecationsOf(registry, build));
}
