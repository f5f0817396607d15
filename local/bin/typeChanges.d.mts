type Types = Record<string, string>;
type TypeChanges = { broken: string[]; added: string[] };

export function typeChanges(before: Types, now: Types): TypeChanges;
export function wrongVersion(
  name: string,
  versions: { from: string; to: string },
  changes: TypeChanges,
): string | null;
