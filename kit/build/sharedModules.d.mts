export const sharedModules: { initial: string[]; late: string[] };
