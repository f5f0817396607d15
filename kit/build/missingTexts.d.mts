export function missingTexts(dir: string): Record<string, string[]>;
