export function appFolders(): string[];
