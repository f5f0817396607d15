import { satisfiesContract } from "@quotehaven/contract/release";
import { SHELL, type BuildRecord, type Registry } from "./registry";

/**
 * Whether an app is a shell: the site's own, or one beside it, `shell-next`, for as long as a breaking
 * change of platform is on its way.
 */
export function isShell(name: string): boolean {
  return name === SHELL || name.startsWith(`${SHELL}-`);
}

/** The live shells, the site's own first. */
export function shellsIn({ apps }: Pick<Registry, "apps">): BuildRecord[] {
  const shells = Object.values(apps).flatMap(({ stable }) => (isShell(stable.name) ? stable : []));
  // "shell" comes before every name that it begins.
  return shells.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The shell that a remote's pages are composed of: the first whose platform is the one it asks for.
 * Undefined where none is.
 */
export function shellFor(
  shells: readonly BuildRecord[],
  { contract }: Pick<BuildRecord, "contract">,
): BuildRecord | undefined {
  return shells.find(({ provides }) => satisfiesContract(provides ?? "", contract ?? ""));
}
