export function isTestFile(name: string): boolean;
