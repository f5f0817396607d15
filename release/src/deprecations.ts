import { liveBuilds, type BuildRecord, type Registry } from "./registry";
import { shellFor, shellsIn } from "./shells";

/** What a build takes of what the shell of its pages announced to go, a sentence each. */
export function deprecationsOf(registry: Registry, build: BuildRecord): string[] {
  const announced = shellFor(shellsIn(registry), build)?.deprecated ?? [];
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
