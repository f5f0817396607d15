export const typicalChanges: { change: string; new: string[]; touched: string[] }[];
export function wireNamesIn(name: string): number;
export function longestFunctionOf(name: string): { lines: number; at: string };
