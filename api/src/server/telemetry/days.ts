/** The calendar day some days before a moment, in UTC, `YYYY-MM-DD`. */
export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
