export function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T>;
export function freePort(): Promise<number>;
