export function withPostgres<T>(
  work: (url: string) => Promise<T>,
  settings?: Record<string, string>,
): Promise<T>;
