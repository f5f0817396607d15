/**
 * The files of a second visit that the first had fetched as well, perhaps under another address: a
 * release gives a remote's files another folder, and a bundler a changed file another hash.
 */
export function fetchedAgain(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first.map(plainName));
  return second.filter((address) => isFile(address) && known.has(plainName(address)));
}

/** Whether an address is of a remote: `/assets/NAME/VERSION/…`. */
export function isOf(remote: string, address: string): boolean {
  return new URL(address).pathname.startsWith(`/assets/${remote}/`);
}

const isFile = (address: string) => new URL(address).pathname.startsWith("/assets/");

/** Without the version in `/assets/NAME/VERSION/FILE`, and without the hash that a bundler adds. */
function plainName(address: string): string {
  return new URL(address).pathname
    .replace(/^(\/assets\/[^/]+\/)[^/]+\//, "$1")
    .replace(/[.-][\w-]{8,12}(\.\w+)$/, "$1");
}
