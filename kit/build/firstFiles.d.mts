type FirstScreen = { files: string[]; calls: string[]; leadsTo?: string };

export function firstScreensOf(dir: string): Record<string, Record<string, FirstScreen>>;
export function withFirstFiles<Route extends { prefix: string }>(
  claimed: readonly Route[],
  dir: string,
): (Route & {
  screens: Record<string, string[]>;
  firstCalls?: Record<string, string[]>;
  leadsOn?: Record<string, string>;
})[];
