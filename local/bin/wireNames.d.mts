export function wireNamesOf(path: string, text: string): { name: string; index: number }[];
