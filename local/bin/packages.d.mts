export function isForTests(path: string): boolean;
export const packageNames: readonly string[];
export function stagePackages(to: string, names?: readonly string[]): void;
export function publishedManifest(name: string): {
  name: string;
  version: string;
  files: string[];
  exports: Record<string, string | { types: string; default: string }>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
