type FirstFiles = Record<string, string[]>;

export function firstFilesOf(dir: string): Record<string, FirstFiles>;
export function withFirstFiles<Route extends { prefix: string }>(
  claimed: readonly Route[],
  dir: string,
): (Route & { screens: FirstFiles })[];
