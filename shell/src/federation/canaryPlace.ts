/** A place from 0 to 99 that a visitor keeps for one canary, and that says nothing about others. */
export function canaryPlace(visitorId: string, name: string, version: string): number {
  let hash = 2166136261;
  for (const character of `${name}:${version}:${visitorId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0) % 100;
}
