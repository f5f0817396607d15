type Version = [major: number, minor: number, patch: number];

/**
 * Whether a platform version keeps the contract that a remote asks for.
 *
 * Understands `1.2.3`, `^1.2.3` and `~1.2.3`, with npm's meaning: below 1.0.0 a caret allows
 * patches only. Anything else is not satisfied.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const have = parse(version);
  const operator = /^[\^~]/.exec(range)?.[0] ?? "";
  const want = parse(range.slice(operator.length));
  if (!have || !want) return false;
  if (operator === "") return compare(have, want) === 0;
  const [major, minor] = want;
  const patchesOnly = operator === "~" || major === 0;
  const sameLine = have[0] === major && (!patchesOnly || have[1] === minor);
  return sameLine && compare(have, want) >= 0;
}

function parse(version: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version.trim());
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
