type ImportsByFolder = Map<string, Map<string, string>>;

export function importsByFolder(source: string): ImportsByFolder;
export function cyclesOf(folders: ImportsByFolder): string[][];
export function isTestFile(name: string): boolean;
export function areFeatures(from: string, to: string): boolean;
