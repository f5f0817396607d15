export function buildBundle(folder: string): Promise<void>;
