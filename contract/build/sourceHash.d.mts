export function sourceHash(root: string, paths: readonly string[]): string;
