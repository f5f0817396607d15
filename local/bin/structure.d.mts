export const typicalChanges: { change: string; new: string[]; touched: string[] }[];
export function wireNamesIn(name: string): string[];
export function longestFunctionOf(name: string): { lines: number; at: string };
export const packages: string[];
export function featuresThatImportFeatures(rooms: Map<string, Map<string, string>>): string[];
export function deployedRows(): Promise<string[]>;
