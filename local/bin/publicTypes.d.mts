export const typedPackages: readonly string[];
export function publicTypes(root: string): Record<string, Record<string, string>>;
